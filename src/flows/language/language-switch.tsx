import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { type Language, toLanguage } from '../../lib/language.ts'
import classes from './language-switch.module.css'
import { useLanguage } from './use-language.ts'

const choices: { language: Language; short: string; name: string }[] = [
  { language: 'th', short: 'TH', name: 'ภาษาไทย' },
  { language: 'en', short: 'EN', name: 'English' },
]

/** Changes the language in place; without script it is a form that asks for the same page with `?lang=`. */
export function LanguageSwitch() {
  const { t } = useTranslation()
  const { language, isChanging, choose } = useLanguage()
  const others = new URLSearchParams(useLocation().search)
  others.delete('lang')
  return (
    <form
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        const chosen = toLanguage(submitter?.getAttribute('value'))
        if (chosen) choose(chosen)
      }}
    >
      <div role="group" aria-label={t('language')} aria-busy={isChanging} className={classes.switch}>
        {choices.map((choice) => (
          <button
            key={choice.language}
            type="submit"
            name="lang"
            value={choice.language}
            lang={choice.language}
            aria-label={`${choice.short} ${choice.name}`}
            aria-pressed={choice.language === language}
          >
            <span>{choice.short}</span>
          </button>
        ))}
      </div>
      {[...others].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </form>
  )
}
