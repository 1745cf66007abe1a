import { useTranslation } from 'react-i18next'
import { useAfterChange } from '../../lib/page-flows.ts'

interface RefusableForm {
  values: () => object
  refuse: (messages: Record<string, string>) => void
}

const none = {}

/** Shows what the server refused at the fields, in the language of the page. */
export function useFieldRefusals(
  fieldErrors: Readonly<Record<string, string>> = none,
  { values, refuse }: RefusableForm,
): void {
  const { t } = useTranslation(['problems', 'rules'])
  useAfterChange(fieldErrors, () => {
    const fields = Object.keys(fieldErrors).filter((field) => field in values())
    if (fields.length === 0) return
    const messageOf = (field: string) => (field === 'taxId' ? t('TAX_ID_INVALID') : t('rules:notValid'))
    refuse(Object.fromEntries(fields.map((field) => [field, messageOf(field)])))
  })
}
