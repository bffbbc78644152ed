import { newestArticle } from './newest-article.ts'
import { atMost, type Target } from './target.ts'

interface MeasuredPage {
  name: string
  path: string
  /** What its first load may take as JavaScript, in kB of gzip. */
  javascriptKb?: Target
}

/** The pages whose loading is measured: add a line to measure one more. */
export async function measuredPages(address: string): Promise<MeasuredPage[]> {
  const article = await newestArticle(address)
  return [
    { name: 'home', path: '/', javascriptKb: atMost(115) },
    {
      name: 'article',
      path: `/pages/text/detail?id=${article}`,
      javascriptKb: atMost(110),
    },
  ]
}
