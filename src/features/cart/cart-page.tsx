import { useTranslation } from 'react-i18next'
import { EmptyNotice } from '../../components/empty-notice/empty-notice.tsx'
import { ActionLink } from '../../components/action/action.tsx'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { useCart } from '../../flows/cart/use-cart.ts'
import { generatePath } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { CartGoods } from './cart-goods.tsx'
import { CartLoading } from './cart-loading.tsx'
import { CartMessages } from './cart-messages.tsx'
import { RemovedLine } from './removed-line.tsx'
import { useRemovedLine } from './use-removed-line.ts'

/** The cart in each of its states. */
export function CartPage({ customerId }: { customerId: string }) {
  const { t } = useTranslation(['cart', 'parts'])
  const cart = useCart()
  const removal = useRemovedLine(cart)

  if (cart.view === 'signedOut' || cart.view === 'loading') return <CartLoading />
  if (cart.view === 'failed')
    return <FailedNotice message={t('loadFailed')} retryLabel={t('parts:retry')} onRetry={cart.retry} />
  return (
    <>
      <CartMessages cart={cart} />
      {cart.items.length > 0 ? (
        <CartGoods cart={cart} customerId={customerId} removal={removal} />
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
