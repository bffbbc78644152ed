import { useState } from 'react'
import { languages, type Language } from '#contract/languages.ts'
import { appState } from '../app-state.ts'
import { chooseTheme, themeChoice, type ThemeChoice } from '../device/theme.ts'
import { useStore } from '../store.ts'
import { useLanguage, useText } from '../text/text-context.ts'
import { Sheet } from './sheet.tsx'
import css from './appearance-sheet.module.css'

const themes: readonly ThemeChoice[] = ['system', 'dark', 'light']
/** Each language by its own name. */
const names: Record<Language, string> = {
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  en: 'English',
}

interface Props {
  close: () => void
  /** False: its words could not be had. */
  changeLanguage: (language: Language) => Promise<boolean>
}

export function AppearanceSheet({ close, changeLanguage }: Props) {
  const text = useText()
  const language = useLanguage()
  const canSwitch = useStore(appState, ({ config }) => config.languageSwitch)
  const [theme, setTheme] = useState(themeChoice)
  const [wanted, setWanted] = useState(language)
  const speak = async (each: Language) => {
    setWanted(each)
    if (!(await changeLanguage(each))) setWanted(language)
  }
  return (
    <Sheet title={text.appearance.title} close={close}>
      <Choice
        legend={text.appearance.theme}
        name="theme"
        options={themes.map((each) => ({ value: each, label: text.appearance[each] }))}
        chosen={theme}
        choose={(choice) => {
          chooseTheme(choice)
          setTheme(choice)
        }}
      />
      {canSwitch ? (
        <Choice
          legend={text.appearance.language}
          name="language"
          options={languages.map((each) => ({ value: each, label: names[each] }))}
          chosen={wanted}
          choose={(each) => void speak(each)}
        />
      ) : null}
    </Sheet>
  )
}

interface ChoiceProps<Value extends string> {
  legend: string
  name: string
  options: readonly { value: Value; label: string }[]
  chosen: Value
  choose(value: Value): void
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, name, options, chosen, choose } = props
  return (
    <fieldset className={css.choice}>
      <legend>{legend}</legend>
      <div className={css.options}>
        {options.map(({ value, label }) => (
          <label key={value} className={css.option}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => choose(value)}
            />
            <span lang={name === 'language' ? value : undefined}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
