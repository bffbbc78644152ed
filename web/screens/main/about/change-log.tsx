import { changeLog } from '../../../text/change-log.ts'
import { useLanguage, useText } from '../../../text/text-context.ts'
import css from './about.module.css'

/** What each version brought. */
export function ChangeLog() {
  const text = useText()
  const language = useLanguage()
  return (
    <section className={css.changes} aria-labelledby="changes">
      <h2 id="changes">{text.about.changes}</h2>
      {changeLog.map(({ version, changes }) => (
        <div key={version} className={css.release}>
          <h3>{version}</h3>
          <ul>
            {changes[language].map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
