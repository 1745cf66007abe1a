import { useClipboard } from '@mantine/hooks'
import { IconCopy, IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Shipment } from '../../../../openapi/generated/schema.ts'
import { ActionLink } from '../../../components/action/action.tsx'
import { IconButton } from '../../../components/icon-button/icon-button.tsx'
import classes from './order-tracking.module.css'

/** The parcel's numbers and the carrier's page about it. */
export function OrderTracking({ shipment }: { shipment: Shipment }) {
  const { t } = useTranslation('orders')
  return (
    <section id="tracking" className={classes.tracking} aria-labelledby="tracking-title" tabIndex={-1}>
      <h2 id="tracking-title" className="h3">
        {t('trackingTitle')}
      </h2>
      <dl>
        <div>
          <dt>{t('carrier')}</dt>
          <dd>{shipment.carrier}</dd>
        </div>
        <div>
          <dt>{t('shippingNumber')}</dt>
          <dd>{shipment.shippingNumber}</dd>
        </div>
        <div>
          <dt>{t('trackingNumber')}</dt>
          <dd>
            {shipment.trackingNumber}
            <CopyTracking number={shipment.trackingNumber} />
          </dd>
        </div>
      </dl>
      <ActionLink to={shipment.trackingUrl} isFull>
        <IconExternalLink size={18} stroke={1.6} aria-hidden />
        {t('openCarrier')}
      </ActionLink>
    </section>
  )
}

function CopyTracking({ number }: { number: string }) {
  const { t } = useTranslation('orders')
  const { copy, copied, error } = useClipboard()
  const outcome = error ? 'notCopied' : copied && 'copied'
  return (
    <>
      <IconButton label={t('copyTracking')} onClick={() => copy(number)}>
        <IconCopy size={18} stroke={1.6} aria-hidden />
      </IconButton>
      <span role="status" className={outcome ? classes.outcome : 'visually-hidden'}>
        {outcome && t(outcome)}
      </span>
    </>
  )
}
