import { IconCreditCard, IconShieldCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { channelNames } from '../../../machines/payment-channels.ts'
import { PaymentLogos } from '../../components/payment-logos/payment-logos.tsx'
import { GuaranteeText, useDaysToClaim } from './guarantee-line.tsx'
import classes from './purchase-terms.module.css'
import { useOfferedChannels } from './use-offered-channels.ts'

/** Longer than any, so that a row which is not known yet holds enough room. */
const daysInDoubt = 30

/** Rows of a product's facts: what is done about faulty goods, and how to pay. Each holds its place unseen until it is known. */
export function PurchaseTerms() {
  const { t } = useTranslation('parts')
  const days = useDaysToClaim()
  const channels = useOfferedChannels('product')
  return (
    <>
      {days !== 0 && (
        <li className={classes.row} data-is-unknown={days === undefined || undefined}>
          <IconShieldCheck stroke={1.6} aria-hidden />
          <GuaranteeText days={days ?? daysInDoubt} />
        </li>
      )}
      {channels?.length !== 0 && (
        <li className={classes.row} data-is-unknown={!channels || undefined}>
          <IconCreditCard stroke={1.6} aria-hidden />
          <div className={classes.pay}>
            <span>{t('payBy')}</span>
            <PaymentLogos channels={channels ?? channelNames} />
          </div>
        </li>
      )}
    </>
  )
}
