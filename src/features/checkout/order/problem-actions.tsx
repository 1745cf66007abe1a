import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import { ActionButton, ActionLink } from '../../../components/action/action.tsx'
import type { CheckoutActor } from '../../../flows/checkout/use-checkout.ts'
import { paths } from '../../../lib/paths.ts'
import type { OrderProblem } from './order-problem.ts'

/** The ways on after an order that was not placed. */
export function ProblemActions({ actor, problem }: { actor: CheckoutActor; problem: OrderProblem }) {
  const { t } = useTranslation('checkout')
  const reload = () => actor.send({ type: 'cart.reload' })
  const placeAgain = (
    <ActionButton isSmall onClick={() => actor.send({ type: 'checkout.place' })}>
      {t('placeAgain')}
    </ActionButton>
  )
  const toOrders = (
    <ActionLink to={generatePath(paths.orderDetail, {})} isSmall>
      {t('toOrders')}
    </ActionLink>
  )
  switch (problem) {
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
      return toOrders
    case 'tooManyUnpaid':
      return (
        <ActionLink to={`${generatePath(paths.orderDetail, {})}?unpaid=true`} isSmall>
          {t('toUnpaid')}
        </ActionLink>
      )
    case 'codLimit':
      return (
        <>
          {toOrders}
          <ActionButton isSmall onClick={() => actor.send({ type: 'channel.edit' })}>
            {t('otherChannel')}
          </ActionButton>
        </>
      )
    case 'unknown':
      return (
        <>
          {placeAgain}
          {toOrders}
        </>
      )
    case 'notSent':
      return placeAgain
    case 'busy':
      return null
  }
}
