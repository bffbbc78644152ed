import type { Words } from './words.ts'

/**
 * Texts about the site; `content` is Markdown. Type `about` is found by code; other types are
 * lists. They come with the launch call, so every page carries them: short is kind.
 */
export const about: readonly { type: string; code: string; words: Words }[] = [
  {
    type: 'about',
    code: 'us',
    words: {
      'zh-Hans': {
        title: '关于我们',
        content: `我们想做一本每天都值得翻开的日历：翻到今天，知道节气走到了哪里，读一篇不吵闹的文章，看一张画。

没有推送轰炸，没有广告，也不需要注册才能读。文章和封面都是为这里写、为这里画的，程序本身以 MIT 许可证开放。`,
      },
      en: {
        title: 'About us',
        content: `We wanted a calendar worth opening every day: see where the season stands, read something that does not shout, look at a picture.

Nothing nags you, nothing is advertised, and nothing asks you to sign up before you may read. The essays and covers were made for this place, and the program itself is open under the MIT licence.`,
      },
    },
  },
  {
    type: 'about',
    code: 'privacy',
    words: {
      'zh-Hans': {
        title: '隐私',
        content: `**现在没有账号**，所以我们不知道你的姓名、电话和邮箱，也没有地方存它们。

- **喜欢**：第一次点喜欢时，浏览器得到一个随机的 Cookie（\`meiri_device\`，保存四百天），只用来让一台设备对一篇文章只算一次。数据库里存的是它的摘要。
- **语言与主题**：存在你的设备上；语言另有一个 Cookie（\`lang\`，保存一年），好让服务器用对语言。
- **读过的公告、点过的喜欢、翻到的位置**：只存在你的浏览器里。

没有统计脚本，没有广告，没有任何第三方的代码、字体或图片。网站导航里的链接通往别人的网站，那里的规矩由他们定。

想全部抹掉，清除这个网站的浏览数据即可。`,
      },
      en: {
        title: 'Privacy',
        content: `**There are no accounts yet**, so we do not know your name, telephone number or address, and have nowhere to keep them.

- **Likes**: your first like gives the browser a random cookie (\`meiri_device\`, kept for 400 days), used only so that a device counts once per essay. The database keeps a digest of it.
- **Language and theme** are kept on your device; the language also in a cookie (\`lang\`, kept for a year) so that the server speaks the right one.
- **Notices you read, likes you gave, places you scrolled to** stay in your browser.

There are no analytics, no advertising, and no code, fonts or pictures from anyone else. Links in the site navigation lead to other people’s sites, where their rules hold.

To wipe all of it, clear this site’s data in your browser.`,
      },
    },
  },
  {
    type: 'about',
    code: 'agreement',
    words: {
      'zh-Hans': {
        title: '使用约定',
        content: `- 这里的内容供阅读与参考。黄历、节气和食养的话是传统说法，身体不适请看医生。
- 文章可以分享链接；转载全文请注明出处。
- 程序按 MIT 许可证提供，按现状使用，不附带任何担保。
- 请不要用程序大量刷喜欢，或做让服务器吃力的事。

这份约定若有改动，会在公告里说明。`,
      },
      en: {
        title: 'Terms of use',
        content: `- What you find here is for reading and reference. The almanac, the seasons and what is said about food are tradition; if you are unwell, see a doctor.
- Share links freely; if you reprint a whole piece, say where it came from.
- The program is provided under the MIT licence, as it is, without warranty of any kind.
- Please do not inflate likes by machine, or do what would wear the server out.

If these terms change, a notice will say so.`,
      },
    },
  },
]
