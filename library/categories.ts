import type { Words } from './words.ts'

export const categories: readonly { id: string; words: Words }[] = [
  { id: 'solar-terms', words: { 'zh-Hans': { name: '节气' }, en: { name: 'Seasons' } } },
  { id: 'tea', words: { 'zh-Hans': { name: '茶事' }, en: { name: 'Tea' } } },
  { id: 'kitchen', words: { 'zh-Hans': { name: '厨房' }, en: { name: 'Kitchen' } } },
  { id: 'reading', words: { 'zh-Hans': { name: '读书' }, en: { name: 'Reading' } } },
  { id: 'walking', words: { 'zh-Hans': { name: '行走' }, en: { name: 'Walking' } } },
  { id: 'craft', words: { 'zh-Hans': { name: '手作' }, en: { name: 'Craft' } } },
  { id: 'colour', words: { 'zh-Hans': { name: '颜色' }, en: { name: 'Colour' } } },
  { id: 'home', words: { 'zh-Hans': { name: '起居' }, en: { name: 'Home' } } },
  { id: 'pets', words: { 'zh-Hans': { name: '陪伴' }, en: { name: 'Pets' } } },
  { id: 'sleep', words: { 'zh-Hans': { name: '安睡' }, en: { name: 'Sleep' } } },
]
