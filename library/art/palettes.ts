export type Colours = {
  sky: readonly [string, string, string]
  layers: readonly [string, string, string, string, string]
  accent: string
  ink: string
  paper: string
}

const cold = {
  frost: {
    sky: ['#d8d1c5', '#d4d3ca', '#bdcbd2'], // 香皮 明月珰 影青
    layers: ['#98b6c2', '#7d929f', '#547689', '#495c69', '#132c33'], // 白青 秋蓝 太师青 战舰灰 深灰蓝
    accent: '#d24735', // 鹤顶红
    ink: '#1c2938', // 鸽蓝
    paper: '#f1f0ed', // 银白
  },
  ink: {
    sky: ['#f8f4ed', '#eae5e3', '#d4d3ca'], // 汉白玉 玉頩 明月珰
    layers: ['#bec2bc', '#a7aaa1', '#7a7b78', '#474b4c', '#2f2f35'], // 溶溶月 不皂 雷雨垂 黄昏灰 水牛灰
    accent: '#b93a26', // 朱殷
    ink: '#151d29', // 獭见
    paper: '#f5f2e9', // 凝脂
  },
  moon: {
    sky: ['#131824', '#1c2938', '#3c4654'], // 燕颔蓝 鸽蓝 霁蓝
    layers: ['#5e7987', '#495c69', '#3c4654', '#2b333e', '#151d29'], // 淡蓝灰 战舰灰 霁蓝 青灰 獭见
    accent: '#ead89a', // 桑蕾
    ink: '#0f1423', // 钢蓝
    paper: '#eeead9', // 米汤娇
  },
  snow: {
    sky: ['#b2bfc3', '#c7d2d4', '#d8e3e7'], // 逍遥游 鸥蓝 云峰白
    layers: ['#9aa7b1', '#7d929f', '#6b798e', '#475164', '#2c2f3b'], // 青鸾 秋蓝 菘蓝 鲸鱼灰 绀蝶
    accent: '#d12920', // 银朱
    ink: '#22202e', // 暗龙胆紫
    paper: '#f5f3f2', // 山矾
  },
  rain: {
    sky: ['#bec2bc', '#c4d7d6', '#a6bab1'], // 溶溶月 穹灰 醽醁
    layers: ['#869d9d', '#648e93', '#617172', '#314a43', '#21373d'], // 虾壳青 晚波蓝 夏云灰 绿灰 灰蓝
    accent: '#dd6b4f', // 岱赭
    ink: '#1f2623', // 苷蓝绿
    paper: '#eef7f2', // 月白
  },
  indigo: {
    sky: ['#19325f', '#354e6b', '#7f9faf'], // 佛头青 青雀头黛 竹月
    layers: ['#66889e', '#4e7ca1', '#12507b', '#19325f', '#1a2847'], // 空青 蝶翅蓝 碧城 佛头青 花青
    accent: '#f29a76', // 朱颜酡
    ink: '#142334', // 钢青
    paper: '#eaeef1', // 浅云
  },
} as const satisfies Record<string, Colours>

const green = {
  spring: {
    sky: ['#ebeddf', '#d5e3d4', '#cad7c5'], // 吉量 卵色 葭菼
    layers: ['#a8b78c', '#90a07d', '#6c8650', '#4f6f46', '#253d24'], // 兰苕 碧滋 葱倩 青青 油绿
    accent: '#dd6b7b', // 渥赭
    ink: '#223e36', // 苍绿
    paper: '#f6f9e4', // 酂白
  },
  jade: {
    sky: ['#eef7f2', '#d5ebe1', '#b1d5c8'], // 月白 天缥 沧浪
    layers: ['#99bcac', '#80a492', '#497568', '#206864', '#1a3b32'], // 苍筤 缥碧 飞泉绿 石绿 深海绿
    accent: '#ed6d3d', // 苕荣
    ink: '#132c33', // 深灰蓝
    paper: '#f8f4ed', // 汉白玉
  },
  lotus: {
    sky: ['#fbecde', '#e9d7df', '#cad7c5'], // 荷花白 丁香淡紫 葭菼
    layers: ['#9abeaf', '#83a78d', '#6e8b74', '#428675', '#223e36'], // 草原远绿 松霜绿 瓦松绿 亚丁绿 苍绿
    accent: '#de7897', // 白芨红
    ink: '#1a3b32', // 深海绿
    paper: '#f8f4ed', // 汉白玉
  },
  tea: {
    sky: ['#eeead9', '#e0dfc6', '#d5d1ae'], // 米汤娇 天球 筠雾
    layers: ['#bfc1a9', '#a9a886', '#79836c', '#555f4d', '#46433b'], // 草白 琬琰 苔古 结绿 驖骊
    accent: '#b15a43', // 棠梨
    ink: '#31322c', // 京元
    paper: '#f5f2e9', // 凝脂
  },
} as const satisfies Record<string, Colours>

const warm = {
  dusk: {
    sky: ['#ecd9c7', '#f0c2a2', '#da9e8c'], // 弗肯红 扶光 檀唇
    layers: ['#b27777', '#91828f', '#76555d', '#5d3f51', '#36292f'], // 绛纱 迷楼灰 紫诰 紫灰 古鼎灰
    accent: '#cb523e', // 赩炽
    ink: '#36282b', // 苍蝇灰
    paper: '#fbeee2', // 淡米粉
  },
  plum: {
    sky: ['#f2e7e5', '#e7cad3', '#c8b6bb'], // 淡藤萝紫 银红 石英
    layers: ['#b598a1', '#928187', '#76555d', '#5d3f51', '#482936'], // 隐红灰 红藤杖 紫诰 紫灰 斑鸠灰
    accent: '#c02c38', // 高粱红
    ink: '#36292f', // 古鼎灰
    paper: '#fbf2e3', // 粉白
  },
  wheat: {
    sky: ['#ebe3c7', '#dfd6b8', '#d5c8a0'], // 骨缥 黄润 缣缃
    layers: ['#d4bf89', '#c6a268', '#b4884d', '#81663b', '#5f4321'], // 石蜜 茧色 雌黄 远志 龙战
    accent: '#cb523e', // 赩炽
    ink: '#422517', // 青骊
    paper: '#fbf2e3', // 粉白
  },
  amber: {
    sky: ['#f2e6ce', '#ead89a', '#ddb078'], // 荔肉白 桑蕾 九斤黄
    layers: ['#d08635', '#bc6e37', '#945635', '#5b3222', '#422517'], // 郁金裙 媚蝶 檀褐 目童子 青骊
    accent: '#c12c1f', // 珊瑚赫
    ink: '#4b2e2b', // 玫瑰灰
    paper: '#f9f1db', // 蚌肉白
  },
  persimmon: {
    sky: ['#eae5e3', '#d3cbc5', '#c6beb1'], // 玉頩 藕丝秋半 云母
    layers: ['#bea89d', '#99806c', '#8f6d5f', '#694b3c', '#4b2e2b'], // 珠子褐 沉香 鹰背褐 麝香褐 玫瑰灰
    accent: '#ed6d46', // 朱柿
    ink: '#36282b', // 苍蝇灰
    paper: '#f7f4ed', // 鱼肚白
  },
  cinnabar: {
    sky: ['#cb523e', '#b13b2e', '#95302e'], // 赩炽 石榴裙 朱湛
    layers: ['#9e2a22', '#822327', '#7c191e', '#631216', '#4c1e1a'], // 綪茷 大繎 顺圣 爵头 麒麟竭
    accent: '#f2c867', // 嫩鹅黄
    ink: '#4d1018', // 酱紫
    paper: '#f2e6ce', // 荔肉白
  },
} as const satisfies Record<string, Colours>

export const palettes = { ...cold, ...green, ...warm } as const satisfies Record<string, Colours>

export type Palette = keyof typeof palettes
