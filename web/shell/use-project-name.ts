import { useRead } from '../client/reads.ts'
import { useLanguage, useText } from '../text/text-context.ts'

/** What this site calls itself: the operator's word, else ours. */
export function useProjectName(): string {
  const text = useText()
  const found = useRead('client/pub.init.getProject', { lang: useLanguage() })
  return (found.state === 'ready' && found.reply.data.project.name) || text.brand
}
