import { z } from 'zod'

/** Text from outside: bounded, and without NUL, which PostgreSQL cannot hold. */
export const text = (most: number, least = 0) =>
  z
    .string()
    .min(least)
    .max(most)
    .refine((value) => !value.includes('\0'), 'NUL is not text')

/** A whole number, also when a query string carries it as digits. */
export const whole = (least: number, most: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value),
    z.int().min(least).max(most),
  )

export const id = text(64, 1).regex(/^[\w.:-]+$/)

export const language = z.enum(['zh-Hans', 'zh-Hant', 'en'])
