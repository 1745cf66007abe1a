import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../openapi/generated/schema.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'
import classes from './order-pick-up.module.css'
import { telUrl } from '../../../lib/forms/phone-number.ts'

interface OrderPickUpProps {
  pickUp: NonNullable<Order['pickUp']>
}

/** Where and from when the goods can be picked up, and what to show there. */
export function OrderPickUp({ pickUp }: OrderPickUpProps) {
  const { t } = useTranslation('orders')
  const { dateTime } = useFormat()
  const { name, address, phone, hours, mapUrl, readyFrom, code } = pickUp
  return (
    <section className={classes.pickUp} aria-labelledby="pick-up-title">
      <div>
        <h2 id="pick-up-title" className="h3">
          {t('pickUpAt')} {name}
        </h2>
        <p>{address}</p>
        <p>
          {t('pickUpHours')} {hours}
        </p>
        <p>
          {t('pickUpPhone')}{' '}
          <a className="no-break" href={telUrl(phone)}>
            {phone}
          </a>
        </p>
        <a className={`tap ${classes.map}`} href={mapUrl} target="_blank" rel="noreferrer">
          <IconExternalLink size={18} stroke={1.6} aria-hidden />
          {t('pickUpMap')}
        </a>
      </div>
      {code === undefined ? (
        <div className={classes.code}>
          <p>{t('pickUpReadyFrom', { time: dateTime(readyFrom) })}</p>
          <p className={classes.hint}>{t('pickUpNoCode')}</p>
        </div>
      ) : (
        <div className={classes.code} data-ready>
          <p>{t('pickUpCode')}</p>
          <b>{code}</b>
          <p className={classes.hint}>{t('pickUpCodeHint')}</p>
        </div>
      )}
    </section>
  )
}
