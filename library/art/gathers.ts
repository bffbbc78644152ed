import type { Spec } from './draw.ts'

/** The collections the gallery is hung in. */
export const gathers = [
  {
    slug: 'solar-terms',
    title: '二十四节气图',
    titleEn: 'The Twenty-Four Solar Terms',
    abstract: '一个节气一张图，从立春的墙头花到大寒的灯，一年就这样走完。',
    abstractEn: 'A picture for each solar term, from first blossom to the lamps of deep winter.',
  },
  {
    slug: 'hills-and-water',
    title: '山水',
    titleEn: 'Hills and Water',
    abstract: '山一层一层淡下去，水面上留着一条船、一座桥，和走在路上的人。',
    abstractEn: 'Ridges paling into the distance, a boat, a bridge, and someone on the road.',
  },
  {
    slug: 'things',
    title: '器物',
    titleEn: 'Things at Home',
    abstract: '壶、碗、书、毛线和伞。每天用着的东西，摆好了看一眼。',
    abstractEn: 'Pots, bowls, books, wool, umbrellas: things in daily use, looked at for once.',
  },
  {
    slug: 'flowers-and-trees',
    title: '花与树',
    titleEn: 'Flowers and Trees',
    abstract: '梅、荷、竹、松、银杏和柿子，各开各的时候。',
    abstractEn: 'Plum, lotus, bamboo, pine, ginkgo and persimmon, each in its own season.',
  },
  {
    slug: 'patterns',
    title: '纹样',
    titleEn: 'Patterns',
    abstract: '海水、祥云、窗棂、竹简：布上和窗上看了很多年的花样。',
    abstractEn: 'Waves, clouds, lattices, bamboo slips: designs known from cloth and windows.',
  },
  {
    slug: 'night',
    title: '夜',
    titleEn: 'Night',
    abstract: '月亮升起来以后，屋顶、猫和湖面都安静了。',
    abstractEn: 'After moonrise: quiet roofs, a cat, a lake, and a lamp left on.',
  },
] as const

type Gather = (typeof gathers)[number]['slug']

export type Picture = Spec & {
  slug: string
  title: string
  titleEn: string
  alt: string
  altEn: string
  tags: string[]
  gather: Gather
}
