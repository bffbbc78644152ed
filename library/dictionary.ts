import type { Words } from './words.ts'

/** Words and links an operator may change: the header's links, by code. */
export const dictionary: readonly { code: string; words: Words }[] = [
  {
    code: 'link.color',
    words: {
      'zh-Hans': { name: '国色', value: '/pages_surroundings/color/index' },
      en: { name: 'Colours', value: '/pages_surroundings/color/index' },
    },
  },
  {
    code: 'link.unionLotto',
    words: {
      'zh-Hans': { name: '双色球', value: '/pages_surroundings/unionLotto/index' },
      en: { name: 'Lottery', value: '/pages_surroundings/unionLotto/index' },
    },
  },
  {
    code: 'link.rank',
    words: {
      'zh-Hans': { name: '榜单', value: '/pages/rank/index' },
      en: { name: 'Rankings', value: '/pages/rank/index' },
    },
  },
  {
    code: 'link.discover',
    words: {
      'zh-Hans': { name: '发现', value: '/pages/discover/discover' },
      en: { name: 'Discover', value: '/pages/discover/discover' },
    },
  },
]
