import { getJson } from './http-get.ts'

/** The id of an article that the server at this address has. */
export async function newestArticle(address: string): Promise<string> {
  const { rows } = await getJson<{ rows: { _id: string }[] }>(`${address}/api/front/article/gets`)
  const id = rows[0]?._id
  if (!id) throw new Error('The library is empty')
  return id
}
