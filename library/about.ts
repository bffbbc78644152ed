import type { Words } from './words.ts'

/** Texts about the site. Type `about` is found by code; other types are lists. */
export const about: readonly { type: string; code: string; words: Words }[] = [
  {
    type: 'about',
    code: 'us',
    words: {
      'zh-Hans': {
        title: '关于我们',
        content:
          '我们想做一本每天都值得翻开的日历：翻到今天，知道节气走到了哪里，读一篇不吵闹的文章，看一张画。没有推送轰炸，也不需要注册才能读。',
      },
      en: {
        title: 'About us',
        content:
          'We wanted a calendar worth opening every day: see where the season stands, read something that does not shout, look at a picture. Nothing nags you, and nothing asks you to sign up before you may read.',
      },
    },
  },
]
