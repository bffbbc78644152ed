import { storage } from './storage.ts'

const key = 'meiri.likes'
const most = 2000

const kept = (): string[] => {
  try {
    const ids: unknown = JSON.parse(storage.read(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Whether this device liked it. The server counts; the device only remembers its own heart. */
export const isLikedHere = (articleId: string): boolean => kept().includes(articleId)

export function rememberLike(articleId: string, isLiked: boolean): void {
  const others = kept().filter((id) => id !== articleId)
  storage.write(key, JSON.stringify((isLiked ? [...others, articleId] : others).slice(-most)))
}
