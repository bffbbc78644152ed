import type { Generated } from 'kysely'

/** Rows as they lie in the database. Times are milliseconds; JSON is text on both engines. */
export interface Tables {
  project: { id: string; texts: string }
  dictionary: { code: string; position: number; texts: string }
  about: { type: string; code: string; position: number; texts: string }
  category: { id: string; position: number }
  category_name: { category_id: string; lang: string; name: string }
  article: ArticleTable
  article_text: ArticleTextTable
  article_body: { article_id: string; lang: string; content: string }
  article_tag: { tag: string; created_at: number; article_id: string }
  article_like: { article_id: string; actor: string; created_at: number }
  collection: { id: string; position: number; texts: string }
  collection_item: { collection_id: string; position: number; article_id: string }
  picture: PictureTable
  image: { id: string; picture_id: string; gather_id: string; tags: string; created_at: number }
  image_text: ImageTextTable
  image_tag: { tag: string; created_at: number; image_id: string }
  image_gather: { id: string; position: number; texts: string }
  history_event: { id: string; on_day: number; year: number; kind: string; texts: string }
  notice: { id: string; is_pinned: number; published_at: number; texts: string }
  site_group: { id: string; position: number; texts: string }
  site: SiteTable
  counter: { name: string; value: number }
}

interface ArticleTable {
  id: string
  /** The language it was written in. */
  lang: string
  category_id: string
  tags: string
  /** Its header picture; the measures are copied here because a picture never changes. */
  cover_id: string | null
  cover_width: number | null
  cover_height: number | null
  cover_colour: string | null
  reading_minutes: number
  like_num: Generated<number>
  pv: Generated<number>
  comment_num: Generated<number>
  /** Reads and likes, with a head start for the newer: see `domain/hot-score.ts`. */
  score: number
  created_at: number
  updated_at: number
}

interface ArticleTextTable {
  article_id: string
  lang: string
  /** The language the words really are in: the original's where nobody translated. */
  text_lang: string
  title: string
  abstract: string
  caption: string
}

interface PictureTable {
  id: string
  width: number
  height: number
  colour: string
  /** File name below the data folder's `pictures`. */
  file: string
}

interface SiteTable {
  id: string
  group_id: string
  position: number
  kind: string
  url: string
  pinyin: string
  texts: string
}

interface ImageTextTable {
  image_id: string
  lang: string
  /** The language the words really are in: the original's where nobody translated. */
  text_lang: string
  title: string
  /** What is to be seen, for those who do not see it. */
  alt: string
  abstract: string
}
