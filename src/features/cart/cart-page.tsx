import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import { ActionButton, ActionLink } from '../../components/action/action.tsx'
import { EmptyNotice } from '../../components/empty-notice/empty-notice.tsx'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { useCartActor } from '../../flows/cart/cart-actor.ts'
import { hasLine } from '../../flows/cart/cart-sums.ts'
import { useCart } from '../../flows/cart/use-cart.ts'
import type { CartUse } from '../../flows/cart/use-cart.ts'
import { paths } from '../../lib/paths.ts'
import { useProblemText } from '../../lib/hooks/use-problem-text.ts'
import { CartConflict } from './cart-conflict.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartLoading } from './cart-loading.tsx'
import { RemovedLine } from './removed-line.tsx'
import { useRemovedLine } from './use-removed-line.ts'

export interface CartPageProps {
  customerId: string
  /** What sending some lines costs, when they arrive and how they can be paid; the lines as the contract writes them. */
  promises: (lines: string) => ReactNode
}

/** The cart in each of its states. */
export function CartPage({ customerId, promises }: CartPageProps) {
  const { t } = useTranslation(['cart', 'parts'])
  const cart = useCart()
  const removal = useRemovedLine(cart)

  if (cart.view === 'signedOut' || cart.view === 'loading') return <CartLoading />
  if (cart.view === 'failed') return <FailedNotice message={t('loadFailed')} onRetry={cart.retry} />
  return (
    <>
      <CartMessages cart={cart} />
      {cart.items.length > 0 ? (
        <CartLines cart={cart} customerId={customerId} removal={removal} promises={promises} />
      ) : (
        <>
          <RemovedLine removal={removal} />
          <EmptyNotice title={t('empty')} text={t('emptyText')}>
            <ActionLink to={generatePath(paths.productList, {})}>{t('shop')}</ActionLink>
          </EmptyNotice>
        </>
      )}
    </>
  )
}

/** What concerns the whole cart: a change made in another tab, and problems that belong to no line of it. */
function CartMessages({ cart }: { cart: CartUse }) {
  const { t } = useTranslation(['cart', 'parts'])
  const problemText = useProblemText()
  const refusal = useRefusalElsewhere()
  return (
    <div aria-live="polite">
      <CartConflict cart={cart} />
      {cart.isReadFailed && (
        <Notice
          tone="wrong"
          action={
            <ActionButton isSmall onClick={cart.retry}>
              {t('parts:retry')}
            </ActionButton>
          }
        >
          {t('maybeOld')}
        </Notice>
      )}
      {refusal && <Notice tone="wrong">{problemText(refusal)}</Notice>}
    </div>
  )
}

/** The problem code of a refused change whose line is not in the cart, so that no line can say it. */
function useRefusalElsewhere(): string | undefined {
  return useSelector(useCartActor(), ({ context: { refused, items, noticeCode } }) =>
    refused.some(({ line }) => !hasLine(items, line)) ? noticeCode : undefined,
  )
}
