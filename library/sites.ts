import type { Words } from './words.ts'

interface WrittenGroup {
  id: string
  words: Words
  /** One site a line: name | name.en | pinyin initials | address | about | about.en */
  lines: string
}

const named = (name: string, en: string): Words => ({ 'zh-Hans': { name }, en: { name: en } })

/** Places worth knowing, here and elsewhere. */
export const siteGroups: readonly WrittenGroup[] = [
  {
    id: 'here',
    words: named('本站', 'On this site'),
    lines: `
全部文章 | All articles | qbwz | /pages/text/list | 按栏目读文章 | Essays by category
文章合集 | Collections | wzhj | /pages/text/gather | 编好顺序的几组文章 | Essays in a chosen order
历史上的今天 | Today in history | lssdjt | /pages_surroundings/history/index | 这一天从前发生过什么 | What happened on this day
公告 | Notices | gg | /pages_main/notice/list | 本站的消息 | News of this site
发现 | Discover | fx | /pages/discover/discover | 这里有些什么 | What there is here
关于我们 | About us | gywm | /pages_main/about/us | 隐私、约定与版本 | Privacy, terms and versions`,
  },
  {
    id: 'reference',
    words: named('查阅', 'Reference'),
    lines: `
维基百科 | Wikipedia | wjbk | https://www.wikipedia.org | 人人可以编辑的百科全书 | The encyclopedia anyone can edit
百度百科 | Baidu Baike | bdbk | https://baike.baidu.com | 条目最多的中文百科 | The largest encyclopedia in Chinese
不列颠百科 | Britannica | bldbk | https://www.britannica.com | 学者写的百科全书 | An encyclopedia written by scholars
汉典 | Zdic | hd | https://www.zdic.net | 字的形、音、义与源流 | Chinese characters and their history
萌典 | Moedict | md | https://www.moedict.tw | 国语、台语、客语字典 | Dictionaries of Mandarin, Taiwanese and Hakka
中国哲学书电子化计划 | Chinese Text Project | zgzxs | https://ctext.org | 先秦两汉以来的古籍 | Pre-modern Chinese texts
维基词典 | Wiktionary | wjcd | https://www.wiktionary.org | 多语言的自由词典 | A free dictionary of many languages
韦氏词典 | Merriam-Webster | wscd | https://www.merriam-webster.com | 美国英语的老词典 | The old dictionary of American English
剑桥词典 | Cambridge Dictionary | jqcd | https://dictionary.cambridge.org | 适合学习者的英语词典 | English for learners
词源在线 | Etymonline | cyzx | https://www.etymonline.com | 英语单词从哪里来 | Where English words come from
Wolfram Alpha | Wolfram Alpha | wa | https://www.wolframalpha.com | 会计算的问答 | Answers that are computed
国家统计局 | Statistics of China | gjtjj | https://www.stats.gov.cn | 官方统计数据 | Official figures of China
数据看世界 | Our World in Data | sjksj | https://ourworldindata.org | 用图表说长期的变化 | Long-run change in charts`,
  },
  {
    id: 'reading',
    words: named('阅读', 'Reading'),
    lines: `
古登堡计划 | Project Gutenberg | gdbjh | https://www.gutenberg.org | 七万多本公版书 | More than 70,000 free books
标准电子书 | Standard Ebooks | bzdzs | https://standardebooks.org | 排版讲究的公版书 | Public-domain books, carefully set
互联网档案馆 | Internet Archive | hlwdag | https://archive.org | 书、唱片与旧网页 | Books, records and old web pages
开放图书馆 | Open Library | kftsg | https://openlibrary.org | 给每本书一个网页 | A page for every book
中国国家图书馆 | National Library of China | zggjtsg | https://www.nlc.cn | 馆藏目录与数字资源 | Catalogue and digital collections
微信读书 | WeRead | wxds | https://weread.qq.com | 和朋友一起读书 | Reading with friends
豆瓣读书 | Douban Books | dbds | https://book.douban.com | 书的评分与短评 | Ratings and reviews of books
Goodreads | Goodreads | gr | https://www.goodreads.com | 英语世界的书评社区 | What readers think of books
古诗文网 | Gushiwen | gsww | https://www.gushiwen.cn | 诗词原文、注释与译文 | Classical poems with notes
诗歌基金会 | Poetry Foundation | sgjjh | https://www.poetryfoundation.org | 英语诗歌与诗人 | Poems and poets in English
LibriVox | LibriVox | lv | https://librivox.org | 志愿者朗读的公版书 | Public-domain books read aloud
三联生活周刊 | Sanlian Lifeweek | slshzk | https://www.lifeweek.com.cn | 一本生活方式的杂志 | A weekly on life and culture`,
  },
  {
    id: 'museums',
    words: named('博物馆', 'Museums'),
    lines: `
故宫博物院 | The Palace Museum | ggbwy | https://www.dpm.org.cn | 紫禁城与一百多万件藏品 | The Forbidden City and its collections
台北故宫博物院 | National Palace Museum | tbgg | https://www.npm.gov.tw | 书画、瓷器与典籍 | Paintings, porcelain and rare books
中国国家博物馆 | National Museum of China | zggjbwg | https://www.chnmuseum.cn | 从远古到今天的中国 | China from the beginning to now
上海博物馆 | Shanghai Museum | shbwg | https://www.shanghaimuseum.net | 青铜、陶瓷与书画 | Bronzes, ceramics and painting
数字敦煌 | Digital Dunhuang | szdh | https://www.e-dunhuang.com | 在屏幕上走进洞窟 | Walk into the caves on a screen
大英博物馆 | The British Museum | dybwg | https://www.britishmuseum.org | 两百万年的人类故事 | Two million years of human history
大都会艺术博物馆 | The Met | ddh | https://www.metmuseum.org | 五千年的艺术，图片可自由使用 | 5,000 years of art, open images
卢浮宫 | The Louvre | lfg | https://www.louvre.fr | 藏品目录可以在线翻看 | Its collections, browsable online
荷兰国立博物馆 | Rijksmuseum | hlgl | https://www.rijksmuseum.nl | 伦勃朗与维米尔 | Rembrandt and Vermeer
现代艺术博物馆 | MoMA | xdys | https://www.moma.org | 二十世纪以来的艺术与设计 | Modern art and design
谷歌艺术与文化 | Google Arts & Culture | ggys | https://artsandculture.google.com | 各国馆藏的高清图像 | Thousands of collections, up close
史密森学会 | Smithsonian | smsxh | https://www.si.edu | 博物馆、动物园与研究中心 | Museums, a zoo and research`,
  },
  {
    id: 'design',
    words: named('设计', 'Design'),
    lines: `
站酷 | ZCOOL | zk | https://www.zcool.com.cn | 中国设计师的作品 | Work by designers in China
花瓣 | Huaban | hb | https://huaban.com | 收集灵感的画板 | Boards for inspiration
Behance | Behance | be | https://www.behance.net | 各国创作者的作品集 | Portfolios from everywhere
Dribbble | Dribbble | db | https://dribbble.com | 界面与插画的小样 | Small pieces of interface and illustration
Are.na | Are.na | an | https://www.are.na | 安静的资料收藏 | A quiet place to collect things
谷歌字体 | Google Fonts | ggzt | https://fonts.google.com | 可自由使用的字体 | Fonts free to use
字由 | HelloFont | zy | https://www.hellofont.cn | 中文字体的管理与预览 | Chinese typefaces to try
Adobe 配色 | Adobe Color | adobeps | https://color.adobe.com | 色轮与配色趋势 | A colour wheel and palettes
Coolors | Coolors | cl | https://coolors.co | 按空格键得到一组配色 | A palette for every press of space
Lucide | Lucide | lc | https://lucide.dev | 本站所用的开源图标 | The open icons this site uses
Unsplash | Unsplash | us | https://unsplash.com | 可自由使用的照片 | Photographs free to use
公共领域评论 | The Public Domain Review | gglypl | https://publicdomainreview.org | 旧书旧画里的奇物 | Curiosities from old books`,
  },
  {
    id: 'cooking',
    words: named('下厨', 'Cooking'),
    lines: `
下厨房 | Xiachufang | xcf | https://www.xiachufang.com | 家常菜谱与作业 | Home recipes, and how they turned out
美食杰 | Meishij | msj | https://www.meishij.net | 按菜系查做法 | Recipes by regional cuisine
豆果美食 | Douguo | dgms | https://www.douguo.com | 菜谱与食材 | Recipes and ingredients
Serious Eats | Serious Eats | se | https://www.seriouseats.com | 把做法的道理讲清楚 | Recipes that explain why
BBC 美食 | BBC Good Food | bbcms | https://www.bbcgoodfood.com | 试做过的英式家常菜 | Tested recipes for every day
锅气人生 | The Woks of Life | gqrs | https://thewoksoflife.com | 一家人写的中餐英文菜谱 | A family’s Chinese recipes in English
中国营养学会 | Chinese Nutrition Society | zgyyxh | https://www.cnsoc.org | 膳食指南的发布者 | Publisher of the dietary guidelines
食物数据中心 | FoodData Central | swsj | https://fdc.nal.usda.gov | 食物成分查询 | What is in food`,
  },
  {
    id: 'weather',
    words: named('天气与天空', 'Weather and sky'),
    lines: `
中国天气网 | Weather China | zgtqw | https://www.weather.com.cn | 城市预报与预警 | Forecasts and warnings for cities
中央气象台 | National Meteorological Centre | zyqxt | https://www.nmc.cn | 雷达、台风与卫星云图 | Radar, typhoons and satellite pictures
香港天文台 | Hong Kong Observatory | xgtwt | https://www.hko.gov.hk | 天气、潮汐与节气 | Weather, tides and solar terms
和风天气 | QWeather | hftq | https://www.qweather.com | 逐小时预报与空气质量 | Hourly forecasts and air quality
Windy | Windy | wd | https://www.windy.com | 看得见的风 | Wind you can see
地球风场 | earth :: nullschool | dqfc | https://earth.nullschool.net | 转动的全球风与洋流 | A turning globe of wind and currents
空气质量指数 | World Air Quality Index | kqzl | https://aqicn.org | 各地实时空气质量 | The air in cities, now
Time and Date | Time and Date | td | https://www.timeanddate.com | 时区、日出与月相 | Time zones, sunrise and the moon
美国航天局 | NASA | mghtj | https://www.nasa.gov | 探索太空的消息 | News from space
每日一天文图 | Astronomy Picture of the Day | mrytwt | https://apod.nasa.gov | 每天一张天空 | One picture of the sky a day
Stellarium | Stellarium Web | st | https://stellarium-web.org | 浏览器里的星空 | The night sky in a browser`,
  },
  {
    id: 'learning',
    words: named('学习', 'Learning'),
    lines: `
中国大学慕课 | iCourse | zgdxmk | https://www.icourse163.org | 国内高校的公开课 | Courses of Chinese universities
学堂在线 | XuetangX | xtzx | https://www.xuetangx.com | 清华发起的在线课程 | Online courses begun at Tsinghua
网易公开课 | NetEase Open Courses | wygkk | https://open.163.com | 名校课程与演讲 | Lectures and talks
可汗学院 | Khan Academy | khxy | https://www.khanacademy.org | 从数数到微积分 | From counting to calculus
Coursera | Coursera | cs | https://www.coursera.org | 各国大学的课程 | Courses of universities
edX | edX | edx | https://www.edx.org | 哈佛与麻省理工发起 | Begun by Harvard and MIT
麻省理工公开课 | MIT OpenCourseWare | mslg | https://ocw.mit.edu | 完整的课件与录像 | Whole courses, free
多邻国 | Duolingo | dlg | https://www.duolingo.com | 每天几分钟学语言 | Languages, minutes a day
TED | TED | ted | https://www.ted.com | 十八分钟的演讲 | Talks of eighteen minutes
果壳 | Guokr | gk | https://www.guokr.com | 有意思的科学 | Science that is fun
三蓝一棕 | 3Blue1Brown | slyz | https://www.3blue1brown.com | 看得见的数学 | Mathematics you can see
斯坦福哲学百科 | Stanford Encyclopedia of Philosophy | stf | https://plato.stanford.edu | 持续更新的哲学条目 | Philosophy, kept up to date`,
  },
  {
    id: 'tools',
    words: named('工具', 'Tools'),
    lines: `
DeepL 翻译 | DeepL | deepl | https://www.deepl.com/translator | 读起来自然的译文 | Translation that reads well
谷歌翻译 | Google Translate | ggfy | https://translate.google.com | 一百多种语言 | More than a hundred languages
有道翻译 | Youdao Translate | ydfy | https://fanyi.youdao.com | 中英互译与词典 | Chinese and English both ways
Excalidraw | Excalidraw | ed | https://excalidraw.com | 手绘风格的白板 | A whiteboard that looks drawn by hand
Photopea | Photopea | pp | https://www.photopea.com | 浏览器里修图 | Edit pictures in the browser
Squoosh | Squoosh | sq | https://squoosh.app | 在本机压缩图片 | Make pictures smaller, locally
TinyPNG | TinyPNG | tp | https://tinypng.com | 压缩 PNG 与 JPEG | Smaller PNG and JPEG
石墨文档 | Shimo | smwd | https://shimo.im | 多人一起写文档 | Documents written together
腾讯文档 | Tencent Docs | txwd | https://docs.qq.com | 在线文档与表格 | Online documents and sheets
欧路词典 | Eudic | olcd | https://www.eudic.net | 多语种词典软件 | Dictionary software
网页时光机 | Wayback Machine | wysgj | https://web.archive.org | 网页从前的样子 | Pages as they used to be`,
  },
  {
    id: 'development',
    words: named('开发', 'Development'),
    lines: `
GitHub | GitHub | gh | https://github.com | 开源代码的家 | Where open source lives
Gitee | Gitee | gt | https://gitee.com | 国内的代码托管 | Code hosting in China
MDN | MDN Web Docs | mdn | https://developer.mozilla.org | 网页技术的文档 | The web, documented
Stack Overflow | Stack Overflow | so | https://stackoverflow.com | 程序员的问与答 | Questions and answers
掘金 | Juejin | jj | https://juejin.cn | 中文技术文章 | Technical articles in Chinese
Can I use | Can I use | ciu | https://caniuse.com | 哪些浏览器支持什么 | What browsers support
npm | npm | npm | https://www.npmjs.com | JavaScript 的包 | Packages for JavaScript
Node.js | Node.js | nd | https://nodejs.org | 本站运行在它上面 | What this site runs on
React | React | re | https://react.dev | 本站界面所用的库 | What this site is drawn with
SQLite | SQLite | sl | https://www.sqlite.org | 装在一个文件里的数据库 | A database in one file
PostgreSQL | PostgreSQL | pg | https://www.postgresql.org | 可靠的开源数据库 | A dependable open database
力扣 | LeetCode China | lk | https://leetcode.cn | 练习算法题 | Exercises in algorithms`,
  },
  {
    id: 'maps',
    words: named('地图与出行', 'Maps and travel'),
    lines: `
高德地图 | Amap | gddt | https://www.amap.com | 路线、公交与周边 | Routes, buses and what is near
百度地图 | Baidu Maps | bddt | https://map.baidu.com | 地图与街景 | Maps and street views
天地图 | Tianditu | tdt | https://www.tianditu.gov.cn | 国家地理信息公共服务 | China’s public map service
开放街道地图 | OpenStreetMap | kfjd | https://www.openstreetmap.org | 大家一起画的地图 | A map everyone draws
铁路 12306 | China Railway 12306 | tl12306 | https://www.12306.cn | 火车票官方网站 | The official site for trains
世界遗产名录 | World Heritage List | sjyc | https://whc.unesco.org | 联合国教科文组织的名录 | Sites listed by UNESCO
维基导游 | Wikivoyage | wjdy | https://www.wikivoyage.org | 自由的旅行指南 | A free travel guide
孤独星球 | Lonely Planet | gdxq | https://www.lonelyplanet.com | 背包客的指南 | Guides for travellers
马蜂窝 | Mafengwo | mfw | https://www.mafengwo.cn | 游记与攻略 | Journeys, and how to make them`,
  },
  {
    id: 'music',
    words: named('音乐与声音', 'Music and sound'),
    lines: `
网易云音乐 | NetEase Cloud Music | wyyyy | https://music.163.com | 歌单与乐评 | Playlists and comments
QQ 音乐 | QQ Music | qqyy | https://y.qq.com | 正版曲库 | A licensed catalogue
喜马拉雅 | Ximalaya | xmly | https://www.ximalaya.com | 有声书与节目 | Audiobooks and shows
小宇宙 | Xiaoyuzhou | xyz | https://www.xiaoyuzhoufm.com | 中文播客 | Podcasts in Chinese
国际乐谱库 | IMSLP | gjypk | https://imslp.org | 公版乐谱 | Public-domain scores
Bandcamp | Bandcamp | bc | https://bandcamp.com | 直接支持音乐人 | Music, straight from musicians
Radio Garden | Radio Garden | rg | https://radio.garden | 转动地球听电台 | Turn the globe, hear the radio
BBC 音效库 | BBC Sound Effects | bbcyx | https://sound-effects.bbcrewind.co.uk | 三万多段声音 | More than 30,000 sounds
Freesound | Freesound | fs | https://freesound.org | 大家录下的声音 | Sounds people recorded`,
  },
  {
    id: 'film',
    words: named('电影', 'Film'),
    lines: `
豆瓣电影 | Douban Movies | dbdy | https://movie.douban.com | 评分、影评与片单 | Ratings, reviews and lists
IMDb | IMDb | imdb | https://www.imdb.com | 电影的资料库 | The database of films
Letterboxd | Letterboxd | lb | https://letterboxd.com | 看过的电影日记 | A diary of films seen
烂番茄 | Rotten Tomatoes | lfq | https://www.rottentomatoes.com | 影评人的红与绿 | What critics say
时光网 | Mtime | sgw | https://www.mtime.com | 中文电影资料 | Films, in Chinese
哔哩哔哩 | Bilibili | blbl | https://www.bilibili.com | 视频与弹幕 | Videos with comments across them
标准收藏公司 | The Criterion Collection | bzscgs | https://www.criterion.com | 经典电影与长文 | Classic films, and essays on them
Film-Grab | Film-Grab | fg | https://film-grab.com | 按电影收集的画面 | Stills, film by film`,
  },
]
