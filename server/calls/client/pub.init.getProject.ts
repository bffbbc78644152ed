import { readProject } from '../../data/launch.ts'
import { handler } from '../../handler.ts'
import { version } from '../../version.ts'

export const getProject = handler(
  'client/pub.init.getProject',
  async ({ db, dependsOn }, { lang }) => {
    dependsOn('launch')
    return { data: { project: { ...(await readProject(db, lang)), version } } }
  },
)
