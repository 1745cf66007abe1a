import type { Address } from '../../../openapi/generated/schema.ts'
import { signedIn } from '../../e2e/support/cart.ts'
import { addAddress } from '../../e2e/support/checkout.ts'
import type { Tokens } from '../../e2e/support/customer.ts'
import { newCustomer } from '../../e2e/support/new-customer.ts'
import { textOf } from './plan-values.ts'
import type { Shopper } from './shopper.ts'

/** The addresses of the plan have one name; these tell them apart. */
export const nameOf = (id: unknown) => `Somchai ${textOf(id)}`

/** A customer with the five addresses that the plan names, in the order of the list. */
interface Book {
  tokens: Tokens
  addresses: Address[]
}

export async function newBook({ api }: Shopper): Promise<Book> {
  const tokens = await newCustomer(api)
  // The default is listed first, then the newest.
  for (const number of [1, 5, 4, 3, 2])
    await addAddress(api, tokens, { recipientName: nameOf(`a-${number}`), isDefault: number === 1 })
  const answer = await api.get('/api/customers/address-book?pageNumber=1&pageSize=5', {
    headers: signedIn(tokens),
  })
  return { tokens, addresses: (await answer.json()).data }
}
