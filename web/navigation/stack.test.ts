import { expect, test } from 'vitest'
import { front, opened, type Entry, type Stack } from './stack.ts'

const entry = (key: string): Entry => ({ key, href: `/${key}` })
const stack: Stack = [entry('home'), entry('list')]
const keys = (of: Stack) => of.map(({ key }) => key)

test('navigate puts a page on top, redirect takes the top one’s place', () => {
  expect(keys(opened(stack, 'navigate', entry('detail')))).toEqual(['home', 'list', 'detail'])
  expect(keys(opened(stack, 'redirect', entry('detail')))).toEqual(['home', 'detail'])
})

test('relaunch and switch-tab leave one page', () => {
  expect(keys(opened(stack, 'relaunch', entry('login')))).toEqual(['login'])
  expect(keys(opened(stack, 'switchTab', entry('mine')))).toEqual(['mine'])
})

test('a stack lets go of its oldest pages and never grows beyond thirty', () => {
  let deep: Stack = stack
  for (let index = 0; index < 100; index++) deep = opened(deep, 'navigate', entry(`p${index}`))
  expect(deep).toHaveLength(30)
  expect(front(deep).key).toBe('p99')
})
