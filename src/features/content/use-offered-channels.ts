import type { PaymentChannel } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import { useRecord, type ReadRecordArgs } from '../../flows/record/use-record.ts'
import { useIsLive } from '../../lib/hooks/use-is-live.ts'

async function readOfferedChannels({ client, signal }: ReadRecordArgs): Promise<PaymentChannel[]> {
  const options = await dataOf(client.quiet.GET('/api/payments/channels', { signal }))
  return options.filter(({ available }) => available).map(({ paymentChannel }) => paymentChannel)
}

/**
 * The ways to pay that the shop takes now; undefined until they are known and the page is live: a page that hydrates in pieces may
 * ask anew before the piece that shows them is there. `place` distinguishes those who ask on one page.
 */
export function useOfferedChannels(place: string): readonly PaymentChannel[] | undefined {
  const { view } = useRecord('payment channels', place, readOfferedChannels)
  const isLive = useIsLive()
  return isLive && view.kind === 'shown' ? view.item : undefined
}
