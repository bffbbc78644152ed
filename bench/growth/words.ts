import { pick, randomFrom, whole } from '../random.ts'

const times = ['立春', '谷雨', '小满', '白露', '霜降', '大雪', '清晨', '黄昏', '雨后', '入夜']
const places = [
  '阳台上',
  '巷子口',
  '旧书店',
  '河堤边',
  '厨房里',
  '北窗下',
  '山脚的村子',
  '老城墙根',
]
const things = ['一壶白茶', '半本旧书', '一把老菜刀', '两盆茉莉', '一床晒过的棉被', '第一颗青梅']
const doings = ['慢慢地煮', '认真地收拾', '重新学着看', '写信告诉你', '坐下来等', '一个人走完']
const asides = [
  '其实并不难，难的是记得',
  '不必着急，水开了自然会响',
  '母亲从前也是这样做的',
  '后来才明白，那是季节在说话',
  '光线从左边进来，落在碗沿上',
  '邻居隔着墙问了一句，我没有听清',
  '一年里只有这几天合适',
  '手上的事做完，心也就静了',
]

type Random = () => number

const clause = (random: Random) =>
  random() < 0.5
    ? `${pick(random, times)}那天，在${pick(random, places)}${pick(random, doings)}${pick(random, things)}`
    : pick(random, asides)

const sentences = (random: Random, count: number) =>
  Array.from({ length: count }, () => `${clause(random)}。`).join('')

/** Paragraphs to make bodies of: writing each anew would take longer than storing it. */
const paragraphs = ((random) =>
  Array.from({ length: 200 }, () => `<p>${sentences(random, whole(random, 4, 8))}</p>`))(
  randomFrom(1),
)

export const title = (random: Random): string =>
  `${pick(random, times)}，${pick(random, doings)}${pick(random, things)}`

export const abstract = (random: Random): string => sentences(random, whole(random, 2, 4))

export const caption = (random: Random): string => `${pick(random, times)}，${pick(random, places)}`

export const body = (random: Random): string =>
  Array.from({ length: whole(random, 3, 6) }, () => pick(random, paragraphs)).join('\n')

/** What articles are tagged with: each pair of a time and a thing's last two characters. */
export const tags: readonly string[] = times.flatMap((time) =>
  things.map((thing) => `${time}${thing.slice(-2)}`),
)
