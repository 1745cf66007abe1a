import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import { changeOfficeLanguage, readOfficeLanguage } from '../office-language.ts'

interface LanguageButtonProps {
  /** Its words could not be loaded; or they could, the next time. */
  onFailed: (isFailed: boolean) => void
}

/** Names the other language in that language. */
export function LanguageButton({ onFailed }: LanguageButtonProps) {
  const { i18n } = useTranslation()
  const other = readOfficeLanguage(i18n) === 'th' ? 'en' : 'th'
  const change = () =>
    void changeOfficeLanguage(i18n, other).then(
      () => onFailed(false),
      () => onFailed(true),
    )
  return (
    <ActionButton tone="quiet" isSmall onClick={change}>
      <span lang={other}>{other === 'en' ? 'English' : 'ภาษาไทย'}</span>
    </ActionButton>
  )
}
