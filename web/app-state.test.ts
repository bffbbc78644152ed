import { expect, test } from 'vitest'
import { sortAbout } from './app-state.ts'

const entry = (type: string, code: string) => ({ type, code, title: code, content: '' })

test('about texts of type about are found by code, all others in lists by their type', () => {
  const sorted = sortAbout([entry('about', 'us'), entry('law', 'privacy'), entry('law', 'terms')])
  expect(sorted.about.us?.title).toBe('us')
  expect(sorted.others.law?.map(({ code }) => code)).toEqual(['privacy', 'terms'])
})
