import { Checkbox, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inSatang } from '../../../machines/quantity-prices.ts'
import type { OfficeOrderDetail, OfficeRefundRequest } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { Overlay } from '../../components/overlay/overlay.tsx'
import { Quantity } from '../../components/quantity/quantity.tsx'
import { formatPrice } from '../../lib/formats/money.ts'
import { EditNotices } from '../parts/edit-notices.tsx'
import type { Edit } from '../hooks/use-edit.ts'
import classes from './order-screen.module.css'

interface RefundDialogProps {
  detail: OfficeOrderDetail
  edit: Edit
  onClose: () => void
  onRefund: (body: OfficeRefundRequest) => void
}

/** Pieces of an item in satang; what cutting cost goes back with the last of them. */
const worthOf = (
  { unitPrice, cutting }: OfficeOrderDetail['order']['items'][number],
  count: number,
  left: number,
) => inSatang(unitPrice) * count + (count === left ? inSatang(cutting?.price) : 0)

/** Which pieces go back, and whether they are for sale again; the button says the sum. */
export function RefundDialog({ detail, edit, onClose, onRefund }: RefundDialogProps) {
  const { t } = useTranslation('office')
  /** What was sent last, under which key: sent once more as it is, it is given back once. */
  const [sent, setSent] = useState<{ what: string; key: string }>()
  const [pieces, setPieces] = useState<Partial<Record<number, number>>>({})
  const [kept, setKept] = useState<Partial<Record<number, boolean>>>({})
  const [isShippingIncluded, includeShipping] = useState(false)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { order, left, version } = detail
  const lines = left.lines.flatMap(({ lineId, quantity }) => {
    const item = order.items[lineId - 1]
    if (!item) return []
    // Once work has begun, sheets to be cut are in pieces that nobody else wants.
    const cut = order.fulfilment === 'pending' ? 0 : (item.cutting?.sheets ?? 0)
    const chosen = Math.min(pieces[lineId] ?? 0, quantity)
    const isAllCut = cut >= item.quantity
    const isCutAmong = chosen > item.quantity - cut
    const restock = !isAllCut && !(kept[lineId] ?? isCutAmong)
    return [{ lineId, most: quantity, item, chosen, cut, isAllCut, restock }]
  })
  const worth = (count: 'chosen' | 'most', withShipping: boolean) =>
    lines.reduce((total, line) => total + worthOf(line.item, line[count], line.most), 0) +
    (withShipping ? inSatang(left.shipping) : 0)
  const most = inSatang(left.amount)
  const sum = Math.min(worth('chosen', isShippingIncluded), most)
  const givenBefore = worth('most', true) - most
  const isTyped = reason !== '' || isShippingIncluded || lines.some(({ chosen }) => chosen > 0)
  const refund = () => {
    if (reason.trim() === '') return setMissing(true)
    const asked = {
      lines: lines
        .filter(({ chosen }) => chosen > 0)
        .map(({ lineId, chosen, restock }) => ({ lineId, quantity: chosen, restock })),
      isShippingIncluded,
      reason: reason.trim(),
    }
    const what = JSON.stringify(asked)
    const key = sent?.what === what ? sent.key : crypto.randomUUID()
    setSent({ what, key })
    onRefund({ ...asked, idempotencyKey: key, version })
  }
  return (
    <Overlay
      opened
      title={t('refundTitle', { orderNumber: order.orderNumber })}
      onClose={onClose}
      // Only its button closes it while something is typed: it would be lost.
      persistent={edit.isSaving || isTyped}
      size="wide"
    >
      <ul className={classes.refund}>
        {lines.map(({ lineId, most, item, chosen, cut, isAllCut, restock }) => (
          <li key={lineId}>
            <span className={classes.name}>
              <b>{item.name}</b>
              <i className="note">{`${item.color.name} · ${item.size} · ${formatPrice(item.unitPrice.amount)}`}</i>
              {cut > 0 && !isAllCut && <i className="note">{t('sheetsCut', { count: cut })}</i>}
            </span>
            <Quantity
              label={item.name}
              value={chosen}
              min={0}
              max={most}
              onChange={(quantity) => setPieces({ ...pieces, [lineId]: quantity })}
            />
            {isAllCut ? (
              <span className="note">{t('allCut')}</span>
            ) : (
              <Checkbox
                label={t('restock')}
                checked={chosen > 0 && restock}
                disabled={chosen === 0}
                onChange={(event) => setKept({ ...kept, [lineId]: !event.target.checked })}
              />
            )}
            <b>{formatPrice(worthOf(item, chosen, most) / 100)}</b>
          </li>
        ))}
      </ul>
      {left.shipping.amount > 0 && (
        <Checkbox
          label={t('refundShipping', { amount: formatPrice(left.shipping.amount) })}
          checked={isShippingIncluded}
          onChange={(event) => includeShipping(event.target.checked)}
        />
      )}
      <TextInput
        label={t('refundReason')}
        required
        maxLength={200}
        value={reason}
        error={isMissing && reason.trim() === '' && t('reasonNeeded')}
        onChange={(event) => setReason(event.target.value)}
      />
      {givenBefore > 0 && (
        <p className="note">
          {t('refundedOtherwise', {
            given: formatPrice(givenBefore / 100),
            most: formatPrice(left.amount.amount),
          })}
        </p>
      )}
      <p className="note">{t('refundNote')}</p>
      <EditNotices edit={edit} conflict={t('conflict')} />
      <Group gap={8} align="stretch" my={10}>
        <ActionButton onClick={onClose} disabled={edit.isSaving}>
          {t('refundNot')}
        </ActionButton>
        <ActionButton primary disabled={sum === 0} isWaiting={edit.isSaving} onClick={refund}>
          {t('refundSum', { amount: formatPrice(sum / 100) })}
        </ActionButton>
      </Group>
    </Overlay>
  )
}
