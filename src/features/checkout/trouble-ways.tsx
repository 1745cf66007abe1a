import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import { ActionButton, ActionLink } from '../../components/action/action.tsx'
import type { CheckoutActor } from '../../flows/checkout/use-checkout.ts'
import { paths } from '../../lib/paths.ts'
import type { OrderTrouble } from './order-trouble.ts'

/** The ways on after an order that was not placed; ordering again is the button of the bill. */
export function TroubleWays({ actor, trouble }: { actor: CheckoutActor; trouble: OrderTrouble }) {
  const { t } = useTranslation('checkout')
  const reload = () => actor.send({ type: 'cart.reload' })
  switch (trouble) {
    case 'outOfStock':
    case 'notForSale':
      return (
        <>
          <ActionButton isSmall onClick={reload}>
            {t('reloadCart')}
          </ActionButton>
          <ActionLink to={paths.cart} isSmall>
            {t('toCart')}
          </ActionLink>
        </>
      )
    case 'priceChanged':
      return (
        <ActionButton isSmall onClick={reload}>
          {t('seeNewPrices')}
        </ActionButton>
      )
    case 'refused':
      return (
        <ActionButton isSmall onClick={() => actor.send({ type: 'address.edit' })}>
          {t('checkAddress')}
        </ActionButton>
      )
    case 'mismatch':
    case 'tooManyUnpaid':
    case 'unknown':
      return (
        <ActionLink to={generatePath(paths.orderDetail, {})} isSmall>
          {t('toOrders')}
        </ActionLink>
      )
    case 'busy':
    case 'notSent':
      return null
  }
}
