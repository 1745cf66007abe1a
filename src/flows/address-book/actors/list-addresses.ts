import { fromPromise } from 'xstate'
import { allAddresses, type PageRequest } from '../../../../machines/address-book/address-book.machine.ts'
import type { AddressPage } from '../../../../openapi/generated/schema.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

const read = (client: ShopClient, query: PageRequest, signal?: AbortSignal): Promise<AddressPage> =>
  dataOf(client.quiet.GET('/api/customers/address-book', { params: { query }, ...(signal && { signal }) }))

/** Asks for all addresses before the flow does; the flow hears of a failure when it asks. */
export function readAhead(client: ShopClient): Promise<AddressPage> {
  const page = read(client, allAddresses)
  page.catch(() => undefined)
  return page
}

/** The flow's first question is answered by `ahead`, if it was asked before. */
export function listAddressesWith(client: ShopClient, ahead?: Promise<AddressPage>) {
  let first = ahead
  return fromPromise<AddressPage, PageRequest>(({ input, signal }) => {
    const asked = first
    first = undefined
    return asked ?? read(client, input, signal)
  })
}
