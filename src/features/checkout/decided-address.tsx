import type { BillingAddress, DeliveryAddress } from '../../../openapi/generated/schema.ts'
import { useTranslation } from 'react-i18next'

/** An address in two lines. */
export function DecidedAddress({ address }: { address: DeliveryAddress | BillingAddress }) {
  const { t } = useTranslation('checkout')
  const { recipientName, phoneNumber, taxId, branchCode } = address
  const place = [
    address.addressLine,
    address.subDistrict,
    address.district,
    address.province,
    address.postcode,
  ]
  return (
    <>
      <p>
        <b>{recipientName}</b>
        {phoneNumber && <span className="no-break"> · {phoneNumber}</span>}
      </p>
      <p>{place.join(' ')}</p>
      {taxId && (
        <p>
          {t('taxId', { taxId })}
          {branchCode && ` · ${branchCode === '00000' ? t('headOffice') : t('branch', { branchCode })}`}
        </p>
      )}
    </>
  )
}
