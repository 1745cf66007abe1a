import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import type { CartUse } from '../../flows/cart/use-cart.ts'
import { CartConflict } from './cart-conflict.tsx'
import { useRefusalElsewhere } from './use-refusal-elsewhere.ts'

/** What concerns the whole cart: a change made in another tab, and problems that belong to no line of it. */
export function CartMessages({ cart }: { cart: CartUse }) {
  const { t } = useTranslation(['cart', 'parts', 'problems'])
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
      {refusal && <Notice tone="wrong">{t(`problems:${refusal}`)}</Notice>}
    </div>
  )
}
