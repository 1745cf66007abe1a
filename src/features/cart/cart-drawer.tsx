import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ActionButton, ActionLink } from '../../components/action/action.tsx'
import { EmptyNotice } from '../../components/empty-notice/empty-notice.tsx'
import { Overlay } from '../../components/overlay/overlay.tsx'
import { Price } from '../../components/price/price.tsx'
import { useCartDrawer } from '../../flows/cart-drawer/use-cart-drawer.ts'
import { paths } from '../../lib/paths.ts'
import { signInTowards } from '../../lib/sign-in-path.ts'
import classes from './cart-drawer.module.css'
import { DrawerLine } from './drawer-line.tsx'
import { GoToCheckout } from './go-to-checkout.tsx'
import { useDrawerGoods } from './use-drawer-goods.ts'
import { useRefusedLines } from './use-refused-lines.ts'

interface CartDrawerProps {
  /** Draws what is used together with the product that was just taken. */
  complements: (productId: string, onFollow: () => void) => ReactNode
}

/** What was put into the cart, and the way to pay. A guest has no cart page and sees all goods here. */
export function CartDrawer({ complements }: CartDrawerProps) {
  const { t } = useTranslation(['cart', 'notices'])
  const { isOpen, taken, close } = useCartDrawer()
  const location = useLocation()
  const { lines, count, total, isGuest, setQuantity, remove } = useDrawerGoods(taken)
  const { isAnyOf, refuse } = useRefusedLines()
  return (
    <Overlay
      opened={isOpen}
      onClose={close}
      title={taken ? t('notices:addedToCart') : t('yourGoods')}
      kind="drawer"
    >
      <div className={classes.frame}>
        {lines.length > 0 ? (
          <ul className={classes.lines}>
            {lines.map((goods) => (
              <DrawerLine
                key={`${goods.productId} ${goods.variantId}`}
                goods={goods}
                onFollow={close}
                onQuantity={(quantity) => setQuantity(goods, quantity)}
                onRefuse={(isRefused) => refuse(goods, isRefused)}
                onRemove={() => remove(goods)}
              />
            ))}
          </ul>
        ) : (
          count === 0 && <EmptyNotice title={t('empty')} text={t('emptyText')} />
        )}
        {taken && complements(taken.productId, close)}
        <div className={classes.foot}>
          {count > 0 && (
            <>
              <p className={classes.total}>
                <span>{t('inCart', { count })}</span>
                <Price price={total} size="large" />
              </p>
              <div className={classes.actions}>
                {!isGuest && (
                  <ActionLink to={paths.cart} onClick={close} isFull>
                    {t('toCart')}
                  </ActionLink>
                )}
                <GoToCheckout
                  reason={isAnyOf(lines) ? 'refusedQuantity' : undefined}
                  to={isGuest ? signInTowards(location, paths.checkout) : paths.checkout}
                  onClick={close}
                />
              </div>
            </>
          )}
          <div className={classes.last}>
            <ActionButton tone="quiet" onClick={close}>
              {t('keepLooking')}
            </ActionButton>
            {isGuest && count > 0 && <p className="note">{t('signInLater')}</p>}
          </div>
        </div>
      </div>
    </Overlay>
  )
}
