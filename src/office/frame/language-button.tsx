import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import { changeOfficeLanguage, readOfficeLanguage } from '../office-language.ts'

/** Names the other language in that language. */
export function LanguageButton() {
  const { i18n } = useTranslation()
  const other = readOfficeLanguage(i18n) === 'th' ? 'en' : 'th'
  return (
    <ActionButton tone="quiet" isSmall onClick={() => void changeOfficeLanguage(i18n, other)}>
      <span lang={other}>{other === 'en' ? 'English' : 'ภาษาไทย'}</span>
    </ActionButton>
  )
}
