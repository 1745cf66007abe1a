import { useTranslation } from 'react-i18next'
import type { CartItem } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { useForSale } from '../../flows/cart/use-cart.ts'
import type { Removal } from './use-removed-line.ts'
import classes from './removed-line.module.css'

/** Says which line was removed, and puts it back. */
export function RemovedLine({ removal: { removed, undo } }: { removal: Removal }) {
  return removed && <Removed item={removed.item} onUndo={undo} />
}

function Removed({ item, onUndo }: { item: CartItem; onUndo: () => void }) {
  const { t } = useTranslation('cart')
  // The cart does not take back what is sold out or no longer sold.
  const { canAdd } = useForSale(item, item)
  return (
    <div className={classes.removed} role="status">
      <p>{t('removed', { name: item.name })}</p>
      {canAdd && (
        <ActionButton tone="quiet" onClick={onUndo}>
          {t('undo')}
        </ActionButton>
      )}
    </div>
  )
}
