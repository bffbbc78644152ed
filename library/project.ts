import type { Words } from './words.ts'

/** What the app calls itself. An operator may rename it without touching code. */
export const project: { id: string; words: Words } = {
  id: 'meiri',
  words: {
    'zh-Hans': {
      name: '热爱生活每一天',
      slogan: '好内容，与你分享',
      description: '一天一页：节气、文章、图画、国色与黄历，像一本好看的日历那样陪你过日子。',
      keywords: '热爱生活,节气,黄历,文章,图片,中国传统色,双色球,运势',
    },
    en: {
      name: 'Love Life Every Day',
      slogan: 'Great content, shared with you',
      description:
        'A page a day: seasons, essays, pictures, traditional colours and the almanac, like a calendar worth keeping.',
      keywords: 'lifestyle,solar terms,almanac,essays,pictures,Chinese colours,lottery,horoscope',
    },
  },
}
