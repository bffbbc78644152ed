import type { ArticleCard } from '#contract/article.ts'
import type { Language } from '#contract/languages.ts'
import { element, xmlText } from './xml.ts'

interface Feed {
  title: string
  description: string
  language: Language
  /** Whole addresses: the page it tells of, and the feed itself. */
  home: string
  self: string
  origin: string
  articles: readonly ArticleCard[]
}

export const feedFormats = {
  rss: { type: 'application/rss+xml; charset=utf-8', write: rss },
  atom: { type: 'application/atom+xml; charset=utf-8', write: atom },
  json: { type: 'application/feed+json; charset=utf-8', write: json },
}

const declaration = '<?xml version="1.0" encoding="utf-8"?>'

const addressOf = ({ origin, language }: Feed, { _id }: ArticleCard) =>
  `${origin}/pages/text/detail?id=${encodeURIComponent(_id)}&lang=${language}`

const newestTime = ({ articles }: Feed) =>
  Math.max(0, ...articles.map(({ updateTime }) => updateTime))

function rss(feed: Feed): string {
  const items = feed.articles.map((article) => {
    const address = addressOf(feed, article)
    return `<item>${element('title', article.title)}${element('link', address)}${element('guid', address, 'isPermaLink="true"')}${element('pubDate', new Date(article.createTime).toUTCString())}${element('category', article.category)}${element('description', article.abstract)}</item>`
  })
  return `${declaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${element('title', feed.title)}${element('link', feed.home)}<atom:link rel="self" type="application/rss+xml" href="${xmlText(feed.self)}"/>${element('description', feed.description)}${element('language', feed.language)}${element('lastBuildDate', new Date(newestTime(feed)).toUTCString())}${items.join('')}</channel></rss>`
}

function atom(feed: Feed): string {
  const entries = feed.articles.map((article) => {
    const address = addressOf(feed, article)
    return `<entry>${element('title', article.title)}${element('id', address)}<link href="${xmlText(address)}"/>${element('published', new Date(article.createTime).toISOString())}${element('updated', new Date(article.updateTime).toISOString())}<category term="${xmlText(article.category)}"/>${element('summary', article.abstract)}</entry>`
  })
  return `${declaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">${element('title', feed.title)}${element('subtitle', feed.description)}${element('id', feed.self)}<link rel="self" href="${xmlText(feed.self)}"/><link href="${xmlText(feed.home)}"/>${element('updated', new Date(newestTime(feed)).toISOString())}<author>${element('name', feed.title)}</author>${entries.join('')}</feed>`
}

function json(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    language: feed.language,
    home_page_url: feed.home,
    feed_url: feed.self,
    items: feed.articles.map((article) => ({
      id: addressOf(feed, article),
      url: addressOf(feed, article),
      title: article.title,
      summary: article.abstract,
      content_text: article.abstract,
      ...(article.headerPic ? { image: `${feed.origin}${article.headerPic.url}/1280.webp` } : {}),
      date_published: new Date(article.createTime).toISOString(),
      date_modified: new Date(article.updateTime).toISOString(),
      tags: article.tag,
    })),
  })
}
