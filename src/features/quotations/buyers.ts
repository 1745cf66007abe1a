import type { Address, BillingAddress, Profile } from '../../../openapi/generated/schema.ts'

export interface Buyer {
  key: string
  address: BillingAddress
}

/** In whose name a quotation can be made out: as invoices are, as the company that registered, or as who receives the goods. */
export function buyersOf(profile: Profile | undefined, receiver: Address): Buyer[] {
  const { recipientName, addressLine, subDistrict, district, province, postcode, taxId, branchCode } =
    receiver
  const place = { addressLine, subDistrict, district, province, postcode }
  const { billingAddress, companyName } = profile ?? {}
  return [
    ...(billingAddress ? [{ key: 'invoice', address: billingAddress }] : []),
    ...(!billingAddress && companyName !== undefined
      ? [
          {
            key: 'company',
            address: {
              ...place,
              recipientName: companyName,
              ...taxOf(profile?.taxId, profile?.branchCode),
            },
          },
        ]
      : []),
    { key: 'receiver', address: { ...place, recipientName, ...taxOf(taxId, branchCode) } },
  ]
}

const taxOf = (taxId: string | undefined, branchCode: string | undefined) => ({
  ...(taxId !== undefined && { taxId }),
  ...(branchCode !== undefined && { branchCode }),
})
