import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import type { Removal } from './use-removed-line.ts'
import classes from './removed-line.module.css'

/** Says which line was removed, and puts it back. */
export function RemovedLine({ removal: { removed, undo } }: { removal: Removal }) {
  const { t } = useTranslation('cart')
  if (!removed) return null
  return (
    <div className={classes.removed} role="status">
      <p>{t('removed', { name: removed.item.name })}</p>
      <ActionButton tone="quiet" onClick={undo}>
        {t('undo')}
      </ActionButton>
    </div>
  )
}
