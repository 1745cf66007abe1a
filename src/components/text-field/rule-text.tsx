import { useTranslation } from 'react-i18next'
import type { RuleMessage } from '../../lib/rules/rule.ts'

/** Shows the message of a rule in the current language of the page. */
export function RuleText({ message }: { message: RuleMessage }) {
  const { t } = useTranslation('rules')
  const { key, field, figure } = message
  return t(key, { ...(field && { field: t(field) }), ...(figure && { figure }) })
}
