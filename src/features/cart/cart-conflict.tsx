import { useTranslation } from 'react-i18next'
import type { LineChange } from '../../../machines/cart/cart.machine.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { hasLine } from '../../flows/cart/cart-sums.ts'
import type { CartUse } from '../../flows/cart/use-cart.ts'
import { formatNumber } from '../../lib/formats/format-number.ts'

/** Another tab or device changed the cart first: shows the newest one, and asks whether this tab's change still applies. */
export function CartConflict({ cart }: { cart: CartUse }) {
  const { t } = useTranslation(['cart', 'parts'])
  const changes = cart.offered.map((change) => (
    <OfferedChange key={keyOf(change)} change={change} items={cart.items} />
  ))
  switch (cart.conflict) {
    case undefined:
      return null
    case 'loading':
      return (
        <Notice tone="info" title={t('conflict')}>
          {t('conflictLoading')}
        </Notice>
      )
    case 'failed':
      return (
        <Notice
          tone="wrong"
          title={t('conflict')}
          action={
            <ActionButton isSmall onClick={cart.retry}>
              {t('parts:retry')}
            </ActionButton>
          }
        >
          {t('conflictFailed')}
          <ul>{changes}</ul>
        </Notice>
      )
    case 'offering':
      return (
        <Notice
          tone="info"
          title={t('conflict')}
          action={
            <>
              <ActionButton isSmall onClick={cart.acceptOffer}>
                {t('acceptOffer')}
              </ActionButton>
              <ActionButton isSmall tone="quiet" onClick={cart.dropOffer}>
                {t('dropOffer')}
              </ActionButton>
            </>
          }
        >
          {t('conflictOffering')}
          <ul>{changes}</ul>
        </Notice>
      )
  }
}

const keyOf = ({ op, line }: LineChange) => `${op} ${line.variantId}`

function OfferedChange({ change, items }: { change: LineChange; items: CartUse['items'] }) {
  const { t } = useTranslation('cart')
  const shown = change.op === 'add' ? change.shown : items.find((item) => hasLine([item], change.line))
  const name = shown?.name ?? t('goneProduct')
  const what = change.op === 'remove' ? { name } : { name, quantity: formatNumber(change.line.quantity) }
  return <li>{t(`change_${change.op}`, what)}</li>
}
