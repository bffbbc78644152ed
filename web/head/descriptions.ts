import type { Language } from '#contract/languages.ts'
import type { RoutePath } from '../routes.ts'
import type { Text } from '../text/text.ts'

type Describe = (path: RoutePath, text: Text) => string

const about: Partial<Record<RoutePath, Record<Language, string>>> = {
  '/': {
    'zh-Hans': '一天一页：今天的节气与宜忌，一篇值得慢慢读的文章，一张画。好内容，与你分享。',
    'zh-Hant': '一天一頁：今天的節氣與宜忌，一篇值得慢慢讀的文章，一張畫。好內容，與你分享。',
    en: 'A page a day: where the season stands, something worth reading slowly, a picture. Great content, shared with you.',
  },
  '/pages/text/list': {
    'zh-Hans':
      '全部文章，按时间从新到旧：节气、茶事、厨房、读书、行走、手作、颜色、起居、陪伴与安睡。',
    'zh-Hant':
      '全部文章，依時間由新到舊：節氣、茶事、廚房、讀書、行走、手作、顏色、起居、陪伴與安睡。',
    en: 'All articles, newest first: seasons, tea, kitchen, reading, walking, craft, colour, home, pets and sleep.',
  },
  '/pages/text/gather': {
    'zh-Hans': '文章合集：按一个主题编好的几篇，从第一篇读起。',
    'zh-Hant': '文章合集：依一個主題編好的幾篇，從第一篇讀起。',
    en: 'Article collections: a few pieces on one subject, in the order to read them.',
  },
  '/pages/image/list': {
    'zh-Hans':
      '全部图片，按时间从新到旧：节气、山水、器物、花与树、纹样和夜，每一张都可以保存原图。',
    'zh-Hant':
      '全部圖片，依時間由新到舊：節氣、山水、器物、花與樹、紋樣和夜，每一張都可以儲存原圖。',
    en: 'All pictures, newest first: seasons, hills and water, things at home, plants, patterns and night, each to keep.',
  },
  '/pages/image/gather': {
    'zh-Hans': '图集：同一个题目的几张画，挂在一起看。',
    'zh-Hant': '圖集：同一個題目的幾張畫，掛在一起看。',
    en: 'Picture collections: a few pictures on one subject, hung together.',
  },
}

const patterns: Record<Language, Describe> = {
  'zh-Hans': (path, text) => `${text.titles[path]}，${text.brand}：${text.slogan}。`,
  'zh-Hant': (path, text) => `${text.titles[path]}，${text.brand}：${text.slogan}。`,
  en: (path, text) => `${text.titles[path]} on ${text.brand}: ${text.slogan.toLowerCase()}.`,
}

/** A page's fixed description. Only the server needs these, so readers do not load them. */
export const descriptions: Record<Language, Describe> = {
  'zh-Hans': (path, text) => about[home(path)]?.['zh-Hans'] ?? patterns['zh-Hans'](path, text),
  'zh-Hant': (path, text) => about[home(path)]?.['zh-Hant'] ?? patterns['zh-Hant'](path, text),
  en: (path, text) => about[home(path)]?.en ?? patterns.en(path, text),
}

const home = (path: RoutePath): RoutePath => (path === '/pages/index/index' ? '/' : path)
