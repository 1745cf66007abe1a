import { useTranslation } from 'react-i18next'

type FieldErrors = Readonly<Record<string, string>>

/** The words for the codes with which the server refused the fields of a form. */
export function useFieldErrors(): (codes: FieldErrors) => FieldErrors {
  const { t } = useTranslation(['codes', 'problems', 'rules'])
  const wordsOf = (code: string) => {
    switch (code) {
      case 'PHONE_TAKEN':
      case 'EMAIL_TAKEN':
      case 'TAX_ID_INVALID':
        return t(`problems:${code}`)
      case 'common':
        return t('passwordTooCommon')
      case 'required':
        return t('rules:required')
      default:
        return t('rules:notValid')
    }
  }
  return (codes) => Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, wordsOf(code)]))
}
