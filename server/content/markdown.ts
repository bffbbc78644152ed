import markdownIt from 'markdown-it'
import sanitizeHtml from 'sanitize-html'

const markdown = markdownIt({ html: false, linkify: false, typographer: false })

/** Markdown to the HTML that articles are kept in. */
export const htmlOfMarkdown = (source: string): string => cleanHtml(markdown.render(source))

/** Only what an article needs; no styles, no scripts, no way to run anything. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [
      ...['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li', 'br', 'hr', 'strong', 'em'],
      ...['a', 'code', 'pre', 'figure', 'figcaption', 'img', 'table', 'thead', 'tbody'],
      ...['tr', 'th', 'td', 'ruby', 'rt', 'sup', 'sub'],
    ],
    allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height', 'loading'] },
    allowedSchemes: ['http', 'https'],
    transformTags: {
      a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow ugc' }),
      img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
    },
  }).trim()
