import { useTranslation } from 'react-i18next'
import type { RuleMessage } from '../../lib/rules/rule.ts'

/** What a rule says, in the language the page speaks now. */
export function RuleText({ message }: { message: RuleMessage }) {
  const { t } = useTranslation('rules')
  return message.field ? t(message.key, { field: t(message.field) }) : t(message.key)
}
