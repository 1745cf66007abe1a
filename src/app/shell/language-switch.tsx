import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../flows/language/use-language.ts'
import type { Language } from '../../lib/language.ts'
import classes from './language-switch.module.css'

const choices: { language: Language; short: string; name: string }[] = [
  { language: 'th', short: 'TH', name: 'ภาษาไทย' },
  { language: 'en', short: 'EN', name: 'English' },
]

export function LanguageSwitch() {
  const { t } = useTranslation()
  const { language, isChanging, choose } = useLanguage()
  return (
    <div role="group" aria-label={t('language')} aria-busy={isChanging} className={classes.switch}>
      {choices.map((choice) => (
        <button
          key={choice.language}
          type="button"
          lang={choice.language}
          aria-label={`${choice.short} ${choice.name}`}
          aria-pressed={choice.language === language}
          onClick={() => choose(choice.language)}
        >
          <span>{choice.short}</span>
        </button>
      ))}
    </div>
  )
}
