import { useRead } from '../client/reads.ts'
import { useLanguage, useText } from '../text/text-context.ts'

/** What this site calls itself: the operator's word, else ours. */
export function useProjectName(): string {
  const text = useText()
  const launch = useRead('client/pub.init.getInfo', launchInput(useLanguage()))
  return (launch.state === 'ready' && launch.reply.data.project.name) || text.brand
}

/** The launch call's input: the same on the server and here, so that its reply is found again. */
export const launchInput = (lang: ReturnType<typeof useLanguage>) => ({ mainUrl: '/', lang })
