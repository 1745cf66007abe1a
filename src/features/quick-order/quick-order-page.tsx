import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReadyLine } from '../../../machines/quick-order/quick-order.machine.ts'
import { ActionButton, ActionLink } from '../../components/action/action.tsx'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { useCart } from '../../flows/cart/use-cart.ts'
import { useCartDrawer } from '../../flows/cart-drawer/use-cart-drawer.ts'
import { mostGuestLines, useGuestCart } from '../../flows/guest-cart/use-guest-cart.ts'
import { readyIn, useQuickOrder } from '../../flows/quick-order/use-quick-order.ts'
import { mostLines } from '../../flows/quick-order/written-lines.ts'
import { paths } from '../../lib/paths.ts'
import { shownSize } from '../../lib/shown-size.ts'
import { OrderSum } from './order-sum.tsx'
import classes from './quick-order.module.css'
import { ResultLines } from './result-lines.tsx'
import { WriteLines } from './write-lines.tsx'

const faults = {
  NO_ROWS: 'noRows',
  FILE_TOO_LARGE: 'tooLarge',
  UNREADABLE_FILE: 'unreadable',
  GUEST_CART_FULL: 'guestCartFull',
  VALIDATION: 'cartFull',
} as const
const isFault = (code: string | undefined): code is keyof typeof faults =>
  code !== undefined && code in faults

/** Lines are written at the left or taken from a file, and shown with what they mean; the sum stands at the right. */
export function QuickOrderPage() {
  const { t } = useTranslation(['quickOrder', 'problems'])
  const [text, setText] = useState('')
  const cart = useCart()
  const guest = useGuestCart()
  const drawer = useCartDrawer()
  const isGuest = cart.view === 'signedOut'
  const addToGuestCart = (lines: readonly ReadyLine[]) => {
    if (guest.waitingCount + lines.length > mostGuestLines) throw { code: 'GUEST_CART_FULL' }
    for (const { variant, piece } of lines) guest.add(...asGuestLine(variant, piece))
  }
  const { snapshot, send } = useQuickOrder({
    addToGuestCart: isGuest ? addToGuestCart : undefined,
    onRead: (texts) => setText(texts.join('\n')),
    onAdded: cart.readAgain,
  })
  const { lines, errorCode, refused, added } = snapshot.context
  const fault = isFault(errorCode) ? faults[errorCode] : undefined
  const ready = readyIn(lines)
  return (
    <div className={classes.columns}>
      <div className={classes.work}>
        <WriteLines text={text} onText={setText} snapshot={snapshot} send={send} />
        {snapshot.matches({ open: 'resolveFailed' }) && (
          <FailedNotice message={t('resolveFailed')} onRetry={() => send({ type: 'order.retry' })} />
        )}
        {snapshot.matches({ open: 'added' }) && (
          <Notice
            tone="good"
            action={
              isGuest ? (
                <ActionButton onClick={drawer.open}>{t('toCart')}</ActionButton>
              ) : (
                <ActionLink to={paths.cart}>{t('toCart')}</ActionLink>
              )
            }
          >
            {t('added', { count: added })}
          </Notice>
        )}
        {errorCode !== undefined && !snapshot.matches({ open: 'resolveFailed' }) && (
          <Notice tone="wrong">
            {refused !== undefined && errorCode === 'OUT_OF_STOCK'
              ? t('refusedLine', { text: lines[refused]?.text })
              : fault
                ? t(`fault_${fault}`, { most: mostLines, mostGuestLines })
                : t(`problems:${errorCode as 'INTERNAL'}`)}
          </Notice>
        )}
        {lines.length > 0 && <ResultLines lines={lines} refused={refused} send={send} />}
      </div>
      {lines.length > 0 && (
        <OrderSum
          ready={ready}
          left={lines.filter(({ isSkipped }) => !isSkipped).length - ready.length}
          isAdding={snapshot.matches('adding')}
          onAdd={() => send({ type: 'cart.add' })}
        />
      )}
    </div>
  )
}

/** What a guest's cart keeps of a line, as the cart would show it. */
const asGuestLine = (
  { product, color, weight, stock, ...size }: ReadyLine['variant'],
  piece: ReadyLine['piece'],
): Parameters<ReturnType<typeof useGuestCart>['add']> => [
  { ...piece, weight },
  {
    name: product.name,
    unit: product.unit,
    imageUrl: product.imageUrl,
    status: 'available',
    stock,
    variants: [{ variantId: piece.variantId, color, sizes: [shownSize(size)] }],
  },
]
