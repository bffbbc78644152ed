import { cleanAgain } from '../../content/clean-again.ts'
import { readAbout, readDictionary, readProject } from '../../data/launch.ts'
import { handler } from '../../handler.ts'
import { version } from '../../version.ts'

export const getInfo = handler('client/pub.init.getInfo', async ({ db, dependsOn }, { lang }) => {
  dependsOn('launch')
  const dictionary = await readDictionary(db, lang)
  const about = await readAbout(db, lang)
  return {
    data: {
      project: { ...(await readProject(db, lang)), version },
      dictionary: dictionary.map(({ code, words: { name = '', value = '' } }) => ({
        code,
        name,
        value,
      })),
      about: about.map(({ type, code, words: { title = '', content = '' } }) => ({
        type,
        code,
        title,
        content: cleanAgain(content),
      })),
    },
  }
})
