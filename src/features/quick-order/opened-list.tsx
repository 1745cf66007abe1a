import { useTranslation } from 'react-i18next'
import type { OpenedList } from '../../../machines/quick-order/quick-order.machine.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import type { ShownLine } from '../../flows/quick-order/use-quick-order.ts'
import { useFormat } from '../../lib/formats/use-format.ts'

interface OpenedListProps {
  list: OpenedList
  lines: readonly ShownLine[]
  /** Brings back what was written before the list was opened; undefined where nothing was. */
  onBack: (() => void) | undefined
}

const changes = ['dearer', 'cheaper', 'gone'] as const

/** Which list the lines come from, and what changed since it was saved. */
export function OpenedListNotice({ list, lines, onBack }: OpenedListProps) {
  const { t } = useTranslation('quickOrder')
  const { date } = useFormat()
  const short = lines.filter(({ match, quantity }) => match && quantity > match.stock).length
  const facts = [
    ...changes.map((change) => {
      const count = lines.filter(({ since }) => since?.change === change).length
      return count > 0 ? t(`changed_${change}`, { count }) : undefined
    }),
    short > 0 ? t('changed_short', { count: short }) : undefined,
  ].filter((fact) => fact !== undefined)
  return (
    <Notice
      tone="info"
      title={t('opened', { name: list.name, date: date(list.savedAt, 'short') })}
      action={onBack && <ActionButton onClick={onBack}>{t('writtenBack')}</ActionButton>}
    >
      {facts.length > 0 ? facts.join(' · ') : t('nothingChanged')}
    </Notice>
  )
}
