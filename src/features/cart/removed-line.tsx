import { useEffect, useRef } from 'react'
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
  const place = useRef<HTMLDivElement>(null)
  // The line went, and the focus with it: it moves to what stands in its place.
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const target = place.current?.querySelector('button') ?? place.current
    target?.focus({ preventScroll: true })
  }, [item])
  // The cart does not take back what is sold out or no longer sold.
  const { canAdd } = useForSale(item, item)
  const undo = () => {
    onUndo()
    // The button goes, and where the line comes back is not known here.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }
  return (
    <div ref={place} className={classes.removed} role="status" tabIndex={-1}>
      <p>{t('removed', { name: item.name })}</p>
      {canAdd && (
        <ActionButton tone="quiet" onClick={undo}>
          {t('undo')}
        </ActionButton>
      )}
    </div>
  )
}
