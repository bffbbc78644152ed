import type { Words } from './words.ts'

/** Curated, ordered sets: the article slugs in reading order. */
export const collections: readonly { id: string; articles: readonly string[]; words: Words }[] = [
  {
    id: 'into-winter',
    articles: [
      'why-frost-makes-greens-sweet',
      'ground-begins-to-freeze',
      'one-cabbage-outside-in',
      'simmering-old-white-tea',
      'ten-minutes-of-open-window',
      'an-old-dogs-winter',
    ],
    words: {
      'zh-Hans': {
        title: '往冬天里走',
        abstract: '从霜降到大雪：地冻、菜甜、茶要煮着喝，路要走得慢一点。',
        colour: '#6a89a7',
      },
      en: {
        title: 'Into the winter',
        abstract:
          'From the first frost to the snow: frozen ground, sweeter greens, tea that simmers.',
        colour: '#6a89a7',
      },
    },
  },
  {
    id: 'first-cups',
    articles: [
      'how-hot-the-water',
      'gaiwan-without-burning',
      'before-and-after-qingming',
      'three-ways-of-drinking',
      'cold-brew-overnight',
    ],
    words: {
      'zh-Hans': {
        title: '从一杯茶学起',
        abstract: '水几度，碗怎么端，明前雨前差在哪里。五篇读完，就可以请人喝茶了。',
        colour: '#7ba05b',
      },
      en: {
        title: 'Learning from a cup',
        abstract:
          'How hot, which bowl, which week of spring. Five pieces, and you can have guests.',
        colour: '#7ba05b',
      },
    },
  },
  {
    id: 'mend-and-make',
    articles: [
      'darning-a-sweater-elbow',
      'questions-about-a-patched-knee',
      'a-four-hole-notebook',
      'a-spoon-from-green-wood',
      'a-bucket-of-indigo',
      'six-pots-of-dye',
    ],
    words: {
      'zh-Hans': {
        title: '手上的功夫',
        abstract: '补一个洞，装一册本子，削一把勺，染一块布。工具不多，步骤都写明白了。',
        colour: '#3f6b8f',
      },
      en: {
        title: 'Work for the hands',
        abstract: 'Mend a hole, bind a book, carve a spoon, dye a cloth. Few tools, plain steps.',
        colour: '#3f6b8f',
      },
    },
  },
  {
    id: 'old-colours',
    articles: [
      'why-qing-is-three-colours',
      'ten-old-colours',
      'moon-white-is-a-blue',
      'colours-side-by-side',
      'white-for-a-north-room',
    ],
    words: {
      'zh-Hans': {
        title: '颜色的来处',
        abstract: '青为什么是三种颜色，月白为什么是蓝，颜色挨着颜色会发生什么。',
        colour: '#b35a3c',
      },
      en: {
        title: 'Where colours come from',
        abstract: 'Why qing is three colours, why moon white is a blue, what neighbours do.',
        colour: '#b35a3c',
      },
    },
  },
  {
    id: 'on-foot',
    articles: [
      'walking-a-city-by-its-river',
      'reading-contour-lines',
      'a-three-kilo-pack',
      'eight-birds-along-the-canal',
      'a-good-word-for-walking-in-rain',
      'pavilions-along-the-road',
    ],
    words: {
      'zh-Hans': {
        title: '走着去',
        abstract: '沿河、看图、背三公斤、下雨也走。给总说没空出门的人。',
        colour: '#c99a4e',
      },
      en: {
        title: 'On foot',
        abstract:
          'Along rivers, by map, with three kilos, in the rain. For those with no time to walk.',
        colour: '#c99a4e',
      },
    },
  },
  {
    id: 'toward-sleep',
    articles: [
      'open-the-curtains-first',
      'the-measure-of-a-nap',
      'cooling-down-in-great-heat',
      'ten-minutes-before-the-light',
      'waking-at-three',
    ],
    words: {
      'zh-Hans': {
        title: '慢慢睡着',
        abstract: '从早上的窗帘到关灯前的十分钟，再到凌晨三点醒来怎么办。',
        colour: '#525288',
      },
      en: {
        title: 'Toward sleep',
        abstract: 'From the morning curtains to the last ten minutes, and what to do at three.',
        colour: '#525288',
      },
    },
  },
]
