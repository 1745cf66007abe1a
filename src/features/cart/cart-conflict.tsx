import { useTranslation } from 'react-i18next'
import type { CartWish } from '../../../machines/cart/cart.machine.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { hasLine } from '../../flows/cart/cart-sums.ts'
import type { CartUse } from '../../flows/cart/use-cart.ts'
import { formatNumber } from '../../lib/format-number.ts'

/** Another tab or device changed the cart first: shows the newest one, and asks whether this tab's change still applies. */
export function CartConflict({ cart }: { cart: CartUse }) {
  const { t } = useTranslation(['cart', 'parts'])
  const wishes = cart.offered.map((wish) => <Wish key={keyOf(wish)} wish={wish} items={cart.items} />)
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
          <ul>{wishes}</ul>
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
          <ul>{wishes}</ul>
        </Notice>
      )
  }
}

const words = { add: 'wish_add', replace: 'wish_replace', remove: 'wish_remove' } as const

const keyOf = ({ op, line }: CartWish) => `${op} ${line.variantId}`

function Wish({ wish, items }: { wish: CartWish; items: CartUse['items'] }) {
  const { t } = useTranslation('cart')
  const shown = wish.op === 'add' ? wish.shown : items.find((item) => hasLine([item], wish.line))
  const name = shown?.name ?? t('goneProduct')
  const what = wish.op === 'remove' ? { name } : { name, quantity: formatNumber(wish.line.quantity) }
  return <li>{t(words[wish.op], what)}</li>
}
