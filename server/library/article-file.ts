import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ArticleFile {
  slug: string
  fields: Readonly<Record<string, string>>
  body: string
  bodyEn: string
}

const paper = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/** Reads every `<slug>.md` with its `<slug>.en.md`. */
export function readArticleFiles(folder: string): ArticleFile[] {
  const names = readdirSync(folder).filter((name) => /^[\w-]+\.md$/.test(name))
  return names.map((name) => {
    const slug = name.slice(0, -'.md'.length)
    const [, head = '', body = ''] = paper.exec(readFileSync(join(folder, name), 'utf8')) ?? []
    if (!head) throw new Error(`${name} has no front matter`)
    const fields = Object.fromEntries(
      head.split('\n').map((line) => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
      }),
    )
    const bodyEn = readFileSync(join(folder, `${slug}.en.md`), 'utf8')
    return { slug, fields, body, bodyEn }
  })
}
