import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import { ActionButton, ActionLink } from '../../../components/action/action.tsx'
import { channelsOutOfReach } from '../../../flows/payment/payment-view.ts'
import type { PaymentActor } from '../../../flows/payment/use-payment.ts'
import { formatPrice } from '../../../lib/formats/money.ts'
import { paths } from '../../../lib/paths.ts'
import { lineMessageUrl } from '../../../lib/shop-contact.ts'
import { orderPath, ordersPath } from '../order-paths.ts'
import classes from './payment-slip.module.css'
import type { SlipView } from './slip-content.ts'

interface SlipActionsProps {
  payment: PaymentActor
  view: SlipView
}

/** The ways on from the result of a payment: pay again, wait, look at the order, buy more. */
export function SlipActions({ payment, view }: SlipActionsProps) {
  const { t } = useTranslation('orders')
  const orderId = useSelector(payment, ({ context }) => context.orderId)
  const seesOrder = ['success', 'onDelivery', 'ended', 'inProcess', 'transferExpired'].includes(view)
  return (
    <div className={classes.acts}>
      <PayAgain payment={payment} view={view} />
      {isUnpaid(view) && <OtherChannels payment={payment} />}
      <LookNow payment={payment} view={view} />
      {view !== 'checking' && (
        <ActionLink to={seesOrder ? orderPath(orderId) : ordersPath} primary={isOver(view)} isFull>
          {t(seesOrder ? 'seeOrder' : 'toMyOrders')}
        </ActionLink>
      )}
      {isOver(view) && (
        <ActionLink to={generatePath(paths.productList, {})} isFull>
          {t('buyMore')}
        </ActionLink>
      )}
      {asksForHelp(view) && <AskOnLine payment={payment} />}
    </div>
  )
}

const isOver = (view: SlipView) => view === 'success' || view === 'onDelivery'

const asksForHelp = (view: SlipView) =>
  ['failed', 'expired', 'transferExpired', 'notStarted', 'notAllowed', 'undecided'].includes(view)

const isUnpaid = (view: SlipView) =>
  [
    'untried',
    'abandoned',
    'failed',
    'expired',
    'transferExpired',
    'undecided',
    'notStarted',
    'payingAgain',
  ].includes(view)

/** The other ways to pay the order: one tap changes to such a one. One that does not take the total says so instead. */
export function OtherChannels({ payment, tone }: { payment: PaymentActor; tone?: 'quiet' }) {
  const { t } = useTranslation('orders')
  const snapshot = useSelector(payment, (state) => state)
  const others = snapshot.context.channels.filter(({ paymentChannel }) =>
    snapshot.can({ type: 'payment.changeChannel', paymentChannel }),
  )
  return (
    <>
      {others.map(({ paymentChannel }) => (
        <ActionButton
          key={paymentChannel}
          tone={tone}
          isFull={tone === undefined}
          onClick={() => payment.send({ type: 'payment.changeChannel', paymentChannel })}
        >
          {t(`changeTo_${paymentChannel}`)}
        </ActionButton>
      ))}
      {channelsOutOfReach(snapshot).map(({ paymentChannel, limits }) => (
        <p key={paymentChannel} className={`note ${classes.why}`}>
          {t('changeLimits', {
            channel: t(`channel_${paymentChannel}`),
            min: formatPrice(limits.min.amount),
            max: formatPrice(limits.max.amount),
          })}
        </p>
      ))}
    </>
  )
}

function PayAgain({ payment, view }: SlipActionsProps) {
  const { t } = useTranslation('orders')
  const canPay = useSelector(payment, (snapshot) => snapshot.can({ type: 'payment.payAgain' }))
  if (!isUnpaid(view) && view !== 'inProcess') return null
  const isWaiting = view === 'payingAgain'
  return (
    <>
      <ActionButton
        primary
        isFull
        disabled={!canPay && !isWaiting}
        isWaiting={isWaiting}
        onClick={() => payment.send({ type: 'payment.payAgain' })}
      >
        {t(payWords(view))}
      </ActionButton>
      {!canPay && !isWaiting && (
        <p className={`note ${classes.why}`}>{t(view === 'inProcess' ? 'payAfterBank' : 'payNotPossible')}</p>
      )}
    </>
  )
}

function payWords(view: SlipView) {
  if (view === 'transferExpired') return 'newCode'
  return view === 'untried' || view === 'abandoned' ? 'pay' : 'payAgainLong'
}

function LookNow({ payment, view }: SlipActionsProps) {
  const { t } = useTranslation('orders')
  const canLook = useSelector(payment, (snapshot) => snapshot.can({ type: 'payment.look' }))
  const words = view === 'leaving' ? 'stayHere' : 'lookNow'
  if (!['leaving', 'inProcess', 'undecided', 'notAllowed'].includes(view)) return null
  return (
    <ActionButton isFull isWaiting={!canLook} onClick={() => payment.send({ type: 'payment.look' })}>
      {t(words)}
    </ActionButton>
  )
}

function AskOnLine({ payment }: { payment: PaymentActor }) {
  const { t } = useTranslation('orders')
  const orderNumber = useSelector(payment, ({ context }) => context.order?.orderNumber)
  return (
    <ActionLink to={lineMessageUrl(t('lineMessage', { orderNumber }))} tone="line" isFull>
      {t('helpOnLine')}
    </ActionLink>
  )
}
