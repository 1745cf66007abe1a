import type { ShippingOption } from '../../../openapi/generated/schema.ts'
import { dataOf, ShopProblem } from '../../api/problem.ts'
import type { RecordAsk } from '../../flows/record/use-record.ts'

export type Parcel = {
  postcode: string
  /** Ids of variants with their quantities, as the contract writes them: `v-1:2,v-2:1`. */
  lines: string
}

/** How some products can be sent to a postcode; none where no carrier goes. */
export async function readDeliveryOffers({
  client,
  language,
  id,
  signal,
}: RecordAsk<Parcel>): Promise<ShippingOption[]> {
  const offers = client.quiet.GET('/{language}/api/delivery-offers', {
    params: { path: { language }, query: id },
    signal,
  })
  try {
    return await dataOf(offers)
  } catch (error) {
    if (error instanceof ShopProblem && error.code === 'OUT_OF_AREA') return []
    throw error
  }
}
