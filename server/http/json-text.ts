import { Problem } from '../problem.ts'

const depthMost = 32
const forbiddenKeys = ['__proto__', 'constructor', 'prototype']

/** Parses JSON from outside: refuses what is nested too deep or would reach an object's prototype. */
export function parseJson(text: string): unknown {
  if (depthOf(text) > depthMost) throw new Problem('bad-input', `nested deeper than ${depthMost}`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Problem('bad-input', 'not JSON')
  }
  refuseForbiddenKeys(value)
  return value
}

/** Counts open brackets outside strings, so that a hostile text is refused before it is parsed. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const character = text.charCodeAt(i)
    if (inString) {
      if (character === 92) i++
      else if (character === 34) inString = false
    } else if (character === 34) inString = true
    else if (character === 123 || character === 91) deepest = Math.max(deepest, ++depth)
    else if (character === 125 || character === 93) depth--
  }
  return deepest
}

function refuseForbiddenKeys(value: unknown) {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (forbiddenKeys.includes(key)) throw new Problem('bad-input', `key ${key}`)
    refuseForbiddenKeys(inner)
  }
}
