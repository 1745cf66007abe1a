import { useTranslation } from 'react-i18next'
import type { RuleMessage } from '../../lib/rules/rule.ts'

/** Shows the message of a rule in the current language of the page. */
export function RuleText({ message }: { message: RuleMessage }) {
  const { t } = useTranslation('rules')
  return message.field ? t(message.key, { field: t(message.field) }) : t(message.key)
}
