import type { FastifyInstance } from 'fastify'
import { pictureFormats, pictureWidths, type PictureFormat } from '#contract/pictures.ts'
import type { Variants } from '../picture-variants.ts'

const types: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp' }
const yearSeconds = 365 * 24 * 3600

export function routePictures(app: FastifyInstance, variants: Variants) {
  app.get<{ Params: { id: string; size: string } }>(
    '/pictures/:id/:size',
    async ({ params: { id, size } }, reply) => {
      const wanted = sizeOf(size)
      const picture = wanted && /^[\w-]{1,64}$/.test(id) ? await variants.find(id, ...wanted) : null
      if (!wanted || !picture) return reply.status(404).type('text/plain').send('Not found')
      return reply
        .type(types[wanted[1]])
        .header('cache-control', `public, max-age=${yearSeconds}, immutable`)
        .send(picture)
    },
  )
  app.get<{ Params: { id: string } }>('/pictures/:id', ({ params: { id } }, reply) =>
    reply.redirect(`/pictures/${encodeURIComponent(id)}/1280.webp`, 302),
  )
}

/** `640.webp` → width and format, if they are among those we make. */
function sizeOf(size: string): [number, PictureFormat] | null {
  const [width, format] = size.split('.')
  const knownWidth = pictureWidths.find((each) => String(each) === width)
  const knownFormat = pictureFormats.find((each) => each === format)
  return knownWidth && knownFormat ? [knownWidth, knownFormat] : null
}
