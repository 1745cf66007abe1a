import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { Overlay } from '../../components/overlay/overlay.tsx'
import type { CheckoutActor } from '../../flows/checkout/use-checkout.ts'
import classes from './success-dialog.module.css'

/** An order that is paid on delivery has been placed. Every way out of the dialog leads to the order. */
export function SuccessDialog({ actor }: { actor: CheckoutActor }) {
  const { t } = useTranslation('checkout')
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('placedOnDelivery'))
  const { orderNumber, isUnconfirmed } = useSelector(actor, (snapshot) => snapshot.context.order)
  const goOn = () => actor.send({ type: 'result.open' })
  const words = t(isUnconfirmed ? 'placedUnconfirmed' : 'placedOnDelivery', { orderNumber })
  const toOrder = (
    <ActionButton primary isFull onClick={goOn}>
      {t(isUnconfirmed ? 'confirmOrder' : 'seeOrder')}
    </ActionButton>
  )
  return (
    <Overlay
      opened={isOpen}
      title={t('thanks')}
      onClose={goOn}
      instead={
        <Notice tone="good" title={t('thanks')} action={toOrder}>
          {words}
        </Notice>
      }
    >
      <p className={classes.words}>{words}</p>
      {toOrder}
    </Overlay>
  )
}
