import { dataOf, ShopProblem } from '../../api/problem.ts'
import type { ReadRecordArgs } from '../../flows/record/use-record.ts'

/** Whether any carrier goes to a postcode. */
export async function readDeliveryArea({
  client,
  id: postcode,
  signal,
}: ReadRecordArgs): Promise<{ isOutside: boolean }> {
  const options = client.quiet.GET('/api/cart/shipping-options', { params: { query: { postcode } }, signal })
  try {
    await dataOf(options)
    return { isOutside: false }
  } catch (error) {
    if (!(error instanceof ShopProblem)) throw error
    return { isOutside: error.code === 'OUT_OF_AREA' }
  }
}
