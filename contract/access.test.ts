import { describe, expect, test } from 'vitest'
import { accessOf } from './access.ts'
import { calls } from './calls.ts'

describe('who may call is written in the path', () => {
  test.each([
    ['client/pub.init.getInfo', 'pub'],
    ['user/pub/login', 'pub'],
    ['user/kh/updateUser', 'kh'],
    ['user/sys/setVerifyCode', 'sys'],
    ['client/coupon/kh/claim', 'kh'],
    ['front/article/gets', 'pub'],
    ['client/thing.read', 'kh'],
    ['client/pub/thing.read', 'pub'],
    ['client/pub/kh.read', 'kh'],
    ['client/kh.pub_read', 'pub'],
    ['client/pub.sys_read', 'sys'],
    ['client/pub.thing._hidden', 'private'],
    ['_hidden/pub/thing', 'private'],
  ] as const)('%s is %s', (path, access) => {
    expect(accessOf(path)).toBe(access)
  })
})

test('every declared call says what its path says', () => {
  for (const [path, call] of Object.entries(calls)) expect(accessOf(path)).toBe(call.access)
})
