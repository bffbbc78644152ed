import { z } from 'zod'

export const picture = z.object({
  /** Address of the picture; `?w=` with one of its widths gives a smaller one. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** A colour to stand in while the picture loads. */
  placeholder: z.string(),
  alt: z.string(),
})
export type Picture = z.output<typeof picture>
