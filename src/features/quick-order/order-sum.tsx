import { useTranslation } from 'react-i18next'
import { unitSatang } from '../../../machines/quantity-prices.ts'
import type { OpenedList, ReadyLine } from '../../../machines/quick-order/quick-order.machine.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { Bill } from '../../components/bill/bill.tsx'
import { BuyBar } from '../../components/buy-bar/buy-bar.tsx'
import { Price } from '../../components/price/price.tsx'
import { totalWeight } from '../../lib/formats/format-measure.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import classes from './quick-order.module.css'

interface OrderSumProps {
  ready: readonly ReadyLine[]
  /** How many lines are open. */
  left: number
  isAdding: boolean
  onAdd: () => void
  /** The saved list that the lines come from. */
  list: OpenedList | undefined
  /** Whether a line is known well enough to be kept. */
  canSave: boolean
  isSaving: boolean
  onSave: (how: 'new' | 'over') => void
}

/** What all that is ready costs, and the way into the cart: beside the lines, and at the bottom of a phone. */
export function OrderSum({ ready, left, isAdding, onAdd, list, canSave, isSaving, onSave }: OrderSumProps) {
  const { t } = useTranslation('quickOrder')
  const { amounts, weight } = useFormat()
  const satang = ready.reduce(
    (sum, { variant, piece }) => sum + unitSatang(variant, piece.quantity) * piece.quantity,
    0,
  )
  const pieces = ready.map(({ variant, piece }) => ({ quantity: piece.quantity, unit: variant.product.unit }))
  const weights = ready.map(({ variant, piece }) => ({ weight: variant.weight, quantity: piece.quantity }))
  const add = (
    <ActionButton primary isFull isWaiting={isAdding} disabled={ready.length === 0} onClick={onAdd}>
      {ready.length === 0 ? t('nothingReady') : t('addAll', { count: ready.length })}
    </ActionButton>
  )
  const save = (
    <>
      {list && (
        <ActionButton isFull isWaiting={isSaving} disabled={!canSave} onClick={() => onSave('over')}>
          {t('saveOver', { name: list.name })}
        </ActionButton>
      )}
      {/* Lines that replace a list by its name close the dialog: this button says that they are being kept. */}
      <ActionButton
        isFull
        isWaiting={isSaving && !list}
        disabled={!canSave || (isSaving && list !== undefined)}
        onClick={() => onSave('new')}
      >
        {list ? t('saveNew') : t('saveList')}
      </ActionButton>
    </>
  )
  return (
    <div className={classes.sum}>
      <Bill
        title={t('sum')}
        lines={[
          { name: t('ready', { count: ready.length }), value: amounts(pieces, t('pieces')) },
          ...(left > 0
            ? [{ name: t('left'), value: t('leftLines', { count: left }), tone: 'quiet' as const }]
            : []),
          { name: t('weight'), value: weight(totalWeight(weights)) },
        ]}
        total={{ name: t('total'), value: <Price price={{ amount: satang / 100 }} size="large" /> }}
        note={t('noShipping')}
      >
        <div className="desk-only">{add}</div>
        <div className={classes.saves}>{save}</div>
      </Bill>
      <BuyBar>
        <div className={classes.bar}>{add}</div>
      </BuyBar>
    </div>
  )
}
