import { cleanAgain } from '../../content/clean-again.ts'
import { readAbout, readDictionary, readProject } from '../../data/launch.ts'
import { handler } from '../../handler.ts'
import { version } from '../../version.ts'

export const getInfo = handler('client/pub.init.getInfo', async ({ db, dependsOn }, { lang }) => {
  dependsOn('launch')
  const { id, words } = await readProject(db, lang)
  const { name = '', slogan = '', description = '', keywords = '' } = words
  const dictionary = await readDictionary(db, lang)
  const about = await readAbout(db, lang)
  return {
    data: {
      project: { _id: id, name, slogan, description, keywords, version },
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
