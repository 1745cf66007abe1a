import { formatPhoneNumber } from '../../../lib/forms/phone-number.ts'
import { addressLines } from '../../../lib/thai-addresses/format-address.ts'
import type { BillingAddress, DeliveryAddress } from '../../../../openapi/generated/schema.ts'
import { useTranslation } from 'react-i18next'

interface AddressSummaryProps {
  address: DeliveryAddress | BillingAddress
  /** For an invoice whose place stands above, as where the goods go. */
  isNameOnly?: boolean
}

/** Who an address belongs to, and where it is. */
export function AddressSummary({ address, isNameOnly }: AddressSummaryProps) {
  const { t } = useTranslation('checkout')
  const { recipientName, phoneNumber, taxId, branchCode } = address
  return (
    <>
      <p>
        <b>{recipientName}</b>
        {!isNameOnly && phoneNumber && <span className="no-break"> · {formatPhoneNumber(phoneNumber)}</span>}
      </p>
      {!isNameOnly && addressLines(address).map((line) => <p key={line}>{line}</p>)}
      {taxId && (
        <p>
          {t('taxId', { taxId })}
          {branchCode && ` · ${branchCode === '00000' ? t('headOffice') : t('branch', { branchCode })}`}
        </p>
      )}
    </>
  )
}
