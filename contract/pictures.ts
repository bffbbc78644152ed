/** The sizes and formats a picture is served in, at `{url}/{width}.{format}`. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]
