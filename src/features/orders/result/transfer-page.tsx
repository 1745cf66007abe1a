import { IconClock, IconDownload, IconQrcode } from '@tabler/icons-react'
import { useSelector } from '@xstate/react'
import { Trans, useTranslation } from 'react-i18next'
import type { PaymentView as PaidOrder, Transfer } from '../../../../machines/payment/payment.machine.ts'
import { ActionLink } from '../../../components/action/action.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import { statusColors } from '../../../components/order-status/status-colors.ts'
import { Price } from '../../../components/price/price.tsx'
import { CountdownRuler } from '../../../components/ruler/countdown-ruler.tsx'
import { secondsInAll, secondsLeft } from '../../../flows/payment/payment-view.ts'
import type { PaymentActor } from '../../../flows/payment/use-payment.ts'
import { formatPrice } from '../../../lib/formats/money.ts'
import { lineMessageUrl } from '../../../lib/shop-contact.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'
import { orderPath } from '../order-paths.ts'
import { OtherChannels } from './slip-actions.tsx'
import moving from './moving-bar.module.css'
import classes from './transfer-page.module.css'
import { TransferSteps } from './transfer-steps.tsx'

/** The QR code of an order that is paid by transfer, and all that a shopper has to know until the money is here. */
export function TransferPage({ payment }: { payment: PaymentActor }) {
  const { t } = useTranslation('orders')
  const order = useSelector(payment, ({ context }) => context.order)
  const transfer = useSelector(payment, ({ context }) => context.transfer)
  const isChangeFailed = useSelector(payment, ({ context }) => context.nextChannel !== undefined)
  if (!order || !transfer) return null
  return (
    <div className={classes.page}>
      <div>
        <p className={classes.amount}>
          <Price price={order.total} size="large" />
          <span className="note no-break">{t('transferOrder', { orderNumber: order.orderNumber })}</span>
        </p>
        <TimeLeft payment={payment} expiresAt={transfer.expiresAt} />
        <Code order={order} transfer={transfer} />
      </div>
      <TransferSteps amount={order.total} payee={transfer.payee} />
      <div>
        <Waiting payment={payment} orderNumber={order.orderNumber} />
        {isChangeFailed && <Notice tone="wrong">{t('changeFailed')}</Notice>}
        <p className={classes.ways}>
          <OtherChannels payment={payment} tone="quiet" />
          <ActionLink to={orderPath(order.id)} tone="quiet">
            {t('seeOrder')}
          </ActionLink>
        </p>
      </div>
    </div>
  )
}

function TimeLeft({ payment, expiresAt }: { payment: PaymentActor; expiresAt: number }) {
  const { t } = useTranslation('orders')
  const { time } = useFormat()
  const seconds = useSelector(payment, secondsLeft)
  const total = useSelector(payment, secondsInAll)
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <CountdownRuler
      seconds={seconds}
      total={total}
      label={<Trans t={t} i18nKey="transferLeft" values={{ left }} components={{ b: <b /> }} />}
      note={t('transferUntil', { time: time(new Date(expiresAt).toISOString()) })}
    />
  )
}

function Code({ order, transfer: { qrUrl, payee } }: { order: PaidOrder; transfer: Transfer }) {
  const { t } = useTranslation('orders')
  return (
    <>
      <div className={classes.slip}>
        <p className={classes.mark}>
          <IconQrcode size={22} stroke={1.6} aria-hidden />
          {t(`channelShort_${order.paymentChannel}`)}
        </p>
        <img
          className={classes.code}
          src={qrUrl}
          alt={t('transferPicture', {
            channel: t(`channel_${order.paymentChannel}`),
            amount: formatPrice(order.total.amount),
          })}
          width={380}
          height={380}
        />
        {payee !== undefined && (
          <p className={classes.payee}>
            <b lang="th">{payee}</b>
            <small className="note">{t('payeeNote')}</small>
          </p>
        )}
      </div>
      <div className={classes.save}>
        <ActionLink to={qrUrl} download={`${order.paymentChannel}-${order.orderNumber}.png`} primary isFull>
          <IconDownload size={20} stroke={1.6} aria-hidden />
          {t('savePicture')}
        </ActionLink>
      </div>
    </>
  )
}

/** Says that the page waits, or that the network is gone. It does not repeat itself with each question to the server. */
function Waiting({ payment, orderNumber }: { payment: PaymentActor; orderNumber: string }) {
  const { t } = useTranslation('orders')
  const isCutOff = useSelector(payment, ({ context }) => context.errorCode !== undefined)
  return (
    <div className={classes.say} style={statusColors('processing')} data-cut-off={isCutOff || undefined}>
      <div className={moving.bar} aria-hidden />
      <div className={classes.words}>
        <IconClock size={24} stroke={1.6} aria-hidden />
        <div>
          <p role="status">
            <b>{t(isCutOff ? 'waitOffline' : 'waitTitle')}</b>
            <br />
            {t(isCutOff ? 'waitOfflineText' : 'waitText')}
          </p>
          <details>
            <summary>{t('paidUnchanged')}</summary>
            <p>{t('paidUnchangedText')}</p>
            <ActionLink to={lineMessageUrl(t('lineMessage', { orderNumber }))} tone="line" isSmall>
              {t('sendSlip')}
            </ActionLink>
          </details>
        </div>
      </div>
    </div>
  )
}
