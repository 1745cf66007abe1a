import type { ShippingOption } from '../../../openapi/generated/schema.ts'
import { noneOutOfArea } from '../../api/none-out-of-area.ts'
import { dataOf } from '../../api/problem.ts'
import type { ReadRecordArgs } from '../../flows/record/use-record.ts'

export type Parcel = {
  postcode: string
  /** Ids of variants with their quantities, as the contract writes them: `v-1:2,v-2:1`. */
  lines: string
}

/** How some products can be sent to a postcode; none where no carrier goes. */
export const readDeliveryOffers = ({
  client,
  language,
  id,
  signal,
}: ReadRecordArgs<Parcel>): Promise<ShippingOption[]> =>
  noneOutOfArea(
    dataOf(
      client.quiet.GET('/{language}/api/delivery-offers', {
        params: { path: { language }, query: id },
        signal,
      }),
    ),
  )
