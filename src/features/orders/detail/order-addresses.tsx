import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../openapi/generated/schema.ts'
import { addressText } from '../../../lib/thai-addresses/format-address.ts'
import classes from './order-addresses.module.css'

/** Where the goods go, and who the tax invoice is made out to: without an address of its own, who gets the goods. */
export function OrderAddresses({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { deliveryAddress, billingAddress: invoiced = deliveryAddress } = order
  return (
    <section className={classes.addresses}>
      <div>
        <h2>{t('deliveryAddress')}</h2>
        <p>
          {deliveryAddress.recipientName} · <span className="no-break">{deliveryAddress.phoneNumber}</span>
          <br />
          {addressText(deliveryAddress)}
        </p>
      </div>
      <div>
        <h2>{t('billingAddress')}</h2>
        <p>
          {invoiced.recipientName}
          {invoiced.branchCode !== undefined && ` (${t(...branchName(invoiced.branchCode))})`}
          <br />
          {addressText(invoiced)}
          {invoiced.taxId !== undefined && (
            <>
              <br />
              {t('taxId')} <span className="no-break">{invoiced.taxId}</span>
            </>
          )}
        </p>
      </div>
    </section>
  )
}

/** The translation of a branch: `00000` is the head office. */
const branchName = (branchCode: string) =>
  branchCode === '00000' ? (['headOffice'] as const) : (['branch', { branchCode }] as const)
