import type { Language } from './languages.ts'

interface ProblemKind {
  /** The `code` of the reply's body. */
  code: number
  /** The HTTP status where the transport shows one. */
  status: number
  text: Readonly<Record<Language, string>>
}

/** Every failure a caller can foresee: one name, one code, its words in three languages. */
export const problems = {
  'bad-input': {
    code: 400,
    status: 400,
    text: {
      'zh-Hans': '参数不合法',
      'zh-Hant': '參數不合法',
      en: 'The request is not valid',
    },
  },
  'page-too-deep': {
    code: 400,
    status: 400,
    text: {
      'zh-Hans': '页码太大，请改用上一页返回的 after 继续读取',
      'zh-Hant': '頁碼太大，請改用上一頁回傳的 after 繼續讀取',
      en: 'That page is too deep to count to: go on with `after` from the last reply',
    },
  },
  'body-too-large': {
    code: 413,
    status: 413,
    text: {
      'zh-Hans': '请求内容过大',
      'zh-Hant': '請求內容過大',
      en: 'The request body is too large',
    },
  },
  'not-json': {
    code: 415,
    status: 415,
    text: {
      'zh-Hans': '请以 application/json 发送请求',
      'zh-Hant': '請以 application/json 送出請求',
      en: 'Send the request as application/json',
    },
  },
  'method-not-allowed': {
    code: 405,
    status: 405,
    text: {
      'zh-Hans': '不支持这种请求方法',
      'zh-Hant': '不支援這種請求方法',
      en: 'This call does not take that method',
    },
  },
  'call-not-found': {
    code: 404,
    status: 404,
    text: { 'zh-Hans': 'not found', 'zh-Hant': 'not found', en: 'not found' },
  },
  'call-private': {
    code: 403,
    status: 403,
    text: {
      'zh-Hans': '禁止访问私有函数！',
      'zh-Hant': '禁止存取私有函式！',
      en: 'Private functions cannot be called',
    },
  },
  'token-missing': {
    code: 30204,
    status: 401,
    text: {
      'zh-Hans': 'token校验未通过',
      'zh-Hant': 'token 驗證未通過',
      en: 'The token did not pass the check',
    },
  },
  'article-not-found': {
    code: 404,
    status: 404,
    text: {
      'zh-Hans': '这篇文章不存在或已下架',
      'zh-Hant': '這篇文章不存在或已下架',
      en: 'This article does not exist or was taken down',
    },
  },
  'image-not-found': {
    code: 404,
    status: 404,
    text: {
      'zh-Hans': '这张图片不存在或已下架',
      'zh-Hant': '這張圖片不存在或已下架',
      en: 'This picture does not exist or was taken down',
    },
  },
  'event-not-found': {
    code: 404,
    status: 404,
    text: {
      'zh-Hans': '没有这件事的记录',
      'zh-Hant': '沒有這件事的記錄',
      en: 'There is no record of this',
    },
  },
  'notice-not-found': {
    code: 404,
    status: 404,
    text: {
      'zh-Hans': '没有这条公告，或已撤下',
      'zh-Hant': '沒有這則公告，或已撤下',
      en: 'There is no such notice, or it was withdrawn',
    },
  },
  'no-such-date': {
    code: 400,
    status: 400,
    text: {
      'zh-Hans': '没有这一天，或不在 1900 至 2100 年之间',
      'zh-Hant': '沒有這一天，或不在 1900 至 2100 年之間',
      en: 'There is no such day, or it is not between 1900 and 2100',
    },
  },
  'server-busy': {
    code: 503,
    status: 503,
    text: {
      'zh-Hans': '系统繁忙，请稍后再试。',
      'zh-Hant': '系統忙碌，請稍後再試。',
      en: 'The system is busy, please try again shortly',
    },
  },
  surprise: {
    code: 90001,
    status: 500,
    text: {
      'zh-Hans': '网络开小差了！',
      'zh-Hant': '網路開小差了！',
      en: 'The network hiccupped!',
    },
  },
} as const satisfies Record<string, ProblemKind>

export type ProblemName = keyof typeof problems
