type Convert = (text: string) => string

let converter: Promise<Convert> | undefined

/**
 * Simplified to Traditional, word by word (软件 → 軟體), for what nobody wrote in Traditional.
 * Its dictionary is large, so it is loaded only where something is written.
 */
export function toTraditional(): Promise<Convert> {
  converter ??= import('opencc-js/cn2t').then(({ Converter }) =>
    Converter({ from: 'cn', to: 'twp' }),
  )
  return converter
}
