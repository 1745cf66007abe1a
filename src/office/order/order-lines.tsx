import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OfficeOrderDetail } from '../../../openapi/generated/schema.ts'
import { Bill } from '../../components/bill/bill.tsx'
import { CutNote } from '../../components/cut-note/cut-note.tsx'
import { formatPrice } from '../../lib/formats/money.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import classes from './order-screen.module.css'

/** The goods, what was paid and given back, and the sum. */
export function OrderLines({ detail: { order, payments, refunds } }: { detail: OfficeOrderDetail }) {
  const { t } = useTranslation(['office', 'orders'])
  const { dateTime, amount } = useFormat()
  return (
    <div>
      <section className={`office-panel ${classes.panel}`}>
        <h2>{t('orders:items')}</h2>
        <ul className={`${classes.lines} ${classes.goods}`}>
          {order.items.map((item) => (
            <li key={`${item.variantId} ${item.size}`}>
              <img src={item.imageUrl} alt="" width={44} height={44} />
              <span className={classes.name}>
                <b>{item.name}</b>
                <i className="note">{`${item.color.name} · ${item.size}`}</i>
                {item.cutting && <CutNote cutting={item.cutting} isFull />}
              </span>
              <span>{amount(item.quantity, item.unit ?? t('orders:pieces'))}</span>
              <Text span c="dimmed">
                {formatPrice(item.unitPrice.amount)}
              </Text>
              <b>{formatPrice(item.total.amount)}</b>
            </li>
          ))}
        </ul>
      </section>
      <div className={classes.sums}>
        <section>
          <h2>{t('payments')}</h2>
          {payments.length === 0 && <p className="note">{t('noPayments')}</p>}
          <ul className={classes.lines}>
            {payments.toReversed().map(({ id, at, channel, providerId, amount, state }) => (
              <li key={id}>
                <span className={classes.name}>
                  <b>{t(`orders:channel_${channel}`)}</b>
                  <i className="note">{[dateTime(at), providerId].filter(Boolean).join(' · ')}</i>
                </span>
                <span>{t(`state_${state}`)}</span>
                <b>{formatPrice(amount.amount)}</b>
              </li>
            ))}
            {refunds.toReversed().map(({ id, askedAt, reason, amount, state, creditNote }) => (
              <li key={id}>
                <span className={classes.name}>
                  <b>{t('action_refund')}</b>
                  <i className="note">
                    {dateTime(askedAt)} · {reason}
                    {creditNote && (
                      <>
                        {' · '}
                        <Link
                          to={`/orders/tax-documents?of=${order.orderNumber}&number=${creditNote.number}`}
                        >
                          {t('orders:creditNote')} {creditNote.number}
                        </Link>
                      </>
                    )}
                  </i>
                </span>
                <span>{t(`state_${state === 'sent' ? 'requested' : state}`)}</span>
                <b>{formatPrice(-amount.amount)}</b>
              </li>
            ))}
          </ul>
        </section>
        <Bill
          label={t('orders:amount')}
          lines={[
            { name: t('goods'), value: formatPrice(order.goodsTotal.amount) },
            {
              name: `${t('orders:shipping')} ${order.shippingName}`,
              value: formatPrice(order.shippingPrice.amount),
            },
          ]}
          total={{ name: t('orders:total'), value: formatPrice(order.total.amount) }}
          note={t('orders:vatIncluded')}
        />
      </div>
    </div>
  )
}
