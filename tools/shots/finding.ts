const kinds = {
  'not taken': true,
  'page error': true,
  'console error': true,
  'horizontal overflow': true,
  'failed request': false,
  'missing picture': false,
  'cut text': false,
} as const

export interface Finding {
  kind: keyof typeof kinds
  text: string
}

/** Whether a run with it counts as failed. */
export const isSerious = ({ kind }: Finding): boolean => kinds[kind]
