import type { Product } from '../../../openapi/generated/schema.ts'
import { dataOf, ShopProblem } from '../../api/problem.ts'
import type { ReadRecordArgs } from '../../flows/record/use-record.ts'

/**
 * Checks the id from the address. The API rejects some ids as malformed, but the shopper should see that the
 * product was not found.
 */
const isId = (text: string) => /^[\w-]{1,64}$/.test(text)

export async function readProduct({ client, language, id, signal }: ReadRecordArgs): Promise<Product> {
  if (!isId(id)) throw new ShopProblem('PRODUCT_NOT_FOUND')
  return dataOf(
    client.quiet.GET('/{language}/api/products/{id}', { params: { path: { language, id } }, signal }),
  )
}
