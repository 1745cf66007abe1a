import { addressText } from '../../lib/thai-addresses/format-address.ts'
import type { BillingAddress, DeliveryAddress } from '../../../openapi/generated/schema.ts'
import { useTranslation } from 'react-i18next'

/** An address in two lines. */
export function DecidedAddress({ address }: { address: DeliveryAddress | BillingAddress }) {
  const { t } = useTranslation('checkout')
  const { recipientName, phoneNumber, taxId, branchCode } = address
  return (
    <>
      <p>
        <b>{recipientName}</b>
        {phoneNumber && <span className="no-break"> · {phoneNumber}</span>}
      </p>
      <p>{addressText(address)}</p>
      {taxId && (
        <p>
          {t('taxId', { taxId })}
          {branchCode && ` · ${branchCode === '00000' ? t('headOffice') : t('branch', { branchCode })}`}
        </p>
      )}
    </>
  )
}
