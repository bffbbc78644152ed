import { expect, test } from 'vitest'
import { shortCount, shortCountEnglish } from './count-words.ts'
import { dateAt, dayAt, msToMidnight } from './dates.ts'
import { hotScore } from './hot-score.ts'
import { readingMinutes } from './reading-time.ts'

const units = {
  thousand: '千',
  tenThousand: '万',
  million: '百万',
  tenMillion: '千万',
  hundredMillion: '亿',
}

test.each([
  [999, '999'],
  [1000, '1千'],
  [9999, '9.9千'],
  [123_456, '12.3万'],
  [1_523_412, '1百万'],
  [87_654_321, '8千万'],
  [340_000_000, '3.4亿'],
])('%i is said as %s', (count, words) => {
  expect(shortCount(count, units)).toBe(words)
})

test('in English thousands and millions are enough', () => {
  expect([999, 12_345, 3_456_789].map(shortCountEnglish)).toEqual(['999', '12.3k', '3.4M'])
})

test('the day is the one at +8, whatever the machine thinks', () => {
  const lateInLondon = Date.parse('2026-11-14T16:00:00Z')
  expect(dateAt(lateInLondon)).toBe('2026-11-15')
  expect(dayAt(lateInLondon)).toEqual({ year: 2026, month: 11, day: 15, weekday: 0 })
  expect(msToMidnight(lateInLondon)).toBe(24 * 3600 * 1000)
  expect(msToMidnight(lateInLondon - 1)).toBe(1)
})

test('a piece read ten times as much is outdone by one that is a week newer', () => {
  const week = 7 * 24 * 3600 * 1000
  const old = hotScore(999, 0, 0)
  expect(hotScore(99, 0, week)).toBeCloseTo(old)
  expect(hotScore(99, 1, week)).toBeGreaterThan(old)
})

test('reading time counts Han characters and Latin words, and is never nothing', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes('字'.repeat(1900))).toBe(5)
  expect(readingMinutes('word '.repeat(660))).toBe(3)
})
