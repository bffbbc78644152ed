import type { Language } from '#contract/languages.ts'

interface Release {
  version: string
  changes: Readonly<Record<Language, readonly string[]>>
}

/** What changed for readers, newest first. Apart from other words: one screen shows it. */
export const changeLog: readonly Release[] = [
  {
    version: '0.1.0',
    changes: {
      'zh-Hans': [
        '首页有今天的一页，有文章列表、合集与阅读；三种语言，深浅两种主题。',
        '返回、前进、刷新之后，列表都在原来的地方。',
        '喜欢一篇文章：一台设备算一次，可以收回。',
        '六十四篇原创文章与画出来的封面，六个合集。',
        '历史上的今天：三百六十六天，一天一页。',
        '公告、网站导航、发现，以及关于我们。',
      ],
      'zh-Hant': [
        '首頁有今天的一頁，有文章列表、合集與閱讀；三種語言，深淺兩種主題。',
        '返回、前進、重新整理之後，列表都在原來的地方。',
        '喜歡一篇文章：一台裝置算一次，可以收回。',
        '六十四篇原創文章與畫出來的封面，六個合集。',
        '歷史上的今天：三百六十六天，一天一頁。',
        '公告、網站導覽、發現，以及關於我們。',
      ],
      en: [
        'Home with the page of the day, articles, collections and reading; three languages, two themes.',
        'Every list is where you left it after Back, Forward and a reload.',
        'Likes that count once per device and can be taken back.',
        'Sixty-four original essays with drawn covers, in six collections.',
        'Today in history: a page for each of 366 days.',
        'Notices, site navigation, discover, and this page.',
      ],
    },
  },
]
