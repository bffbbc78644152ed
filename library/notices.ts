import type { Words } from './words.ts'

interface WrittenNotice {
  id: string
  isPinned?: true
  date: string
  /** Its `content` is Markdown. */
  words: Words
}

/** News of the site itself. */
export const notices: readonly WrittenNotice[] = [
  {
    id: 'how-the-library-came-to-be',
    isPinned: true,
    date: '2026-11-02',
    words: {
      'zh-Hans': {
        title: '这些文章和画是怎么来的',
        abstract: '六十四篇文章，六十四幅封面，都是为这里写、为这里画的。',
        content: `第一次打开这里，书架就不是空的。六十四篇文章分在各个栏目里，又编成六个合集；每篇都有中文和英文两种写法，繁体由程序按词转换，偶尔会有转得不够地道的地方。

## 画是算出来的

封面没有一张是照片。每幅都由一段程序画成：给它一个场景、一组颜色和一个数，它就画出山、雨、茶碗或者窗。同一篇文章永远得到同一幅画。

## 它们只是样书

如果你要用这个程序办自己的站，可以把样书全部换掉。它们的用处，是让人在第一分钟就看到这里读起来是什么样子。`,
      },
      en: {
        title: 'Where these essays and pictures come from',
        abstract: 'Sixty-four essays and sixty-four covers, all written and drawn for this place.',
        content: `The shelves are not empty on your first visit. There are sixty-four essays in their categories, and six collections made of them. Each was written in Chinese and in English; Traditional Chinese is converted word by word by a program, which now and then chooses less well than a person would.

## The pictures are computed

None of the covers is a photograph. Each was drawn by a program: give it a scene, a set of colours and a number, and it draws hills, rain, a tea bowl or a window. The same essay always gets the same picture.

## They are samples

If you run a site of your own on this program, you may replace all of them. They are here so that the first minute already shows what reading here is like.`,
      },
    },
  },
  {
    id: 'language-and-theme',
    date: '2026-11-04',
    words: {
      'zh-Hans': {
        title: '换一种语言，换一种光线',
        abstract: '半日半月的按钮里，有三种语言和深浅两种主题。',
        content: `找到那个半是太阳、半是月亮的按钮：手机上在首页右上角，宽屏上在顶栏最右边。打开它，可以选：

- **主题**：跟随系统、深色、浅色；
- **语言**：简体中文、繁体中文、英文。

换的时候页面不会重新加载，读到一半的地方也还在。选择只存在这台设备上，语言另外写进一个叫 \`lang\` 的 Cookie，好让服务器下次直接用这种语言送来页面。

想把某种语言的页面发给朋友，在地址后面加上 \`lang=en\` 或 \`lang=zh-Hant\` 即可。`,
      },
      en: {
        title: 'Another language, another light',
        abstract: 'Behind the button that is half sun, half moon: three languages and two themes.',
        content: `Look for the button that is half sun, half moon: at the top right of home on a phone, at the far right of the header on a wide screen. It offers:

- **Theme**: as the system has it, dark, or light;
- **Language**: Simplified Chinese, Traditional Chinese, or English.

Nothing reloads when you change them, and you stay where you were reading. The choice is kept on this device; the language is also written into a cookie called \`lang\`, so that the server sends the next page in it straight away.

To send a friend a page in one language, add \`lang=en\` or \`lang=zh-Hant\` to its address.`,
      },
    },
  },
  {
    id: 'what-a-like-keeps',
    date: '2026-11-06',
    words: {
      'zh-Hans': {
        title: '点一下喜欢，会留下什么',
        abstract: '一个随机数，和一个加一。没有姓名，没有账号。',
        content: `文章末尾的心形按钮，点一次是喜欢，再点一次是收回。一台设备对一篇文章只算一次，不管点多少回。

为了做到这一点，第一次点的时候，服务器会给浏览器一个随机的 Cookie，页面里的脚本读不到它。数据库里存的是这个随机数的摘要，不是它本身，更不是你是谁。

清掉 Cookie，这台设备就成了新的设备，从前的喜欢仍然算数，只是没法再从这里收回。`,
      },
      en: {
        title: 'What a like leaves behind',
        abstract: 'A random number, and one more in a count. No name, no account.',
        content: `The heart at the end of an essay is a like when pressed once, and takes it back when pressed again. A device counts once per essay, however often it is pressed.

To make that possible, the first press gives the browser a random cookie that scripts on the page cannot read. The database keeps a digest of that number, not the number, and certainly not who you are.

Delete the cookie and this becomes a new device: earlier likes still count, they just cannot be taken back from here.`,
      },
    },
  },
  {
    id: 'back-to-where-you-were',
    date: '2026-11-08',
    words: {
      'zh-Hans': {
        title: '从哪里离开，就回到哪里',
        abstract: '列表翻到第三屏，读完一篇返回，还在第三屏。',
        content: `长长的列表翻了很久，点开一篇，再返回，如果又从头开始，谁都会泄气。

在这里不会。返回、前进，甚至刷新之后，列表已经加载的每一行、滚动到的位置，都会照原样摆好再给你看。四个标签页也各自记得自己的位置；再点一次当前的标签，就回到顶部。

这些只记在这个浏览器窗口里，关掉窗口就忘了。`,
      },
      en: {
        title: 'Back to where you were',
        abstract: 'Three screens into a list, read one piece, go back: still three screens in.',
        content: `You have scrolled a long way down a list, open a piece, go back, and the list begins again from the top. Anyone would lose heart.

It does not happen here. After Back, after Forward, even after a reload, every row that was loaded and the place you had scrolled to are put back before you see the page. The four tabs each remember their own place too; tap the current one again to go to its top.

All this is remembered in this browser window alone, and forgotten when you close it.`,
      },
    },
  },
  {
    id: 'reading-by-keyboard',
    date: '2026-11-10',
    words: {
      'zh-Hans': {
        title: '不用鼠标也能读',
        abstract: 'Tab、回车、Esc，加上网站导航里的数字键。',
        content: `这里的每个链接都是真正的链接，每个按钮都是真正的按钮，所以键盘一直能用：

- 打开页面后按一次 **Tab**，出现“跳到正文”，回车就越过顶栏；
- 打开新的一页时，焦点落在标题上，读屏软件会从那里念起；
- 返回列表时，焦点还在刚才点开的那一行；
- 弹出的面板按 **Esc** 关闭；
- 在网站导航里，焦点不在输入框时，按 **1** 到 **9** 打开眼前的前九个链接。

没有 JavaScript 时，文章照样能读，链接照样能点。`,
      },
      en: {
        title: 'Reading without a mouse',
        abstract: 'Tab, Enter, Escape, and number keys in the site navigation.',
        content: `Every link here is a real link and every button a real button, so the keyboard always works:

- press **Tab** once on a page and “Skip to content” appears; Enter takes you past the header;
- when a page opens, its heading takes the focus, so a screen reader begins there;
- when you go back to a list, the focus is on the row you had opened;
- **Escape** closes whatever lies over the page;
- in the site navigation, while you are not typing, **1** to **9** open the first nine links in view.

Without JavaScript, essays can still be read and links still followed.`,
      },
    },
  },
  {
    id: 'today-in-history-is-here',
    isPinned: true,
    date: '2026-11-13',
    words: {
      'zh-Hans': {
        title: '“历史上的今天”可以翻了',
        abstract: '一年三百六十六天，共一千七百多件事，生日那天也在里面。',
        content: `一年里的每一天，现在都有自己的一页：中国的事、世界的事、谁在这一天出生。三百六十六天都有，二月二十九日也没有落下，一共一千七百多件。

可以一天一天往前翻、往后翻，也可以直接选一个日子，比如[看看今天](/pages_surroundings/history/index)，再看看自己生日那天。

条目求准不求多。公元前的年份写作“前”多少年。`,
      },
      en: {
        title: 'Today in history has opened',
        abstract: 'All 366 days and more than 1,700 events, your birthday among them.',
        content: `Every day of the year now has a page of its own: what happened in China, what happened elsewhere, who was born. All 366 of them, 29 February included, with more than 1,700 events.

Leaf day by day, or go straight to a date: [see today](/pages_surroundings/history/index) first, and then the day you were born.

We would rather be right than complete. Years before our era are marked BC.`,
      },
    },
  },
]
