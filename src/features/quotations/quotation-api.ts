import { suitsWay } from '../../../machines/payment-channels.ts'
import type {
  Address,
  CartItem,
  CheckoutResult,
  PaymentChannelOption,
  Quotation,
  QuotationAcceptance,
  QuotationPage,
  QuotationRequest,
  ShippingOption,
} from '../../../openapi/generated/schema.ts'
import { noneOutOfArea } from '../../api/none-out-of-area.ts'
import { dataOf, ShopProblem } from '../../api/problem.ts'
import type { SaveChange } from '../../flows/edit-record/use-edit-record.ts'
import type { ReadPageArgs } from '../../flows/paged-list/use-paged-list.ts'
import type { ReadRecordArgs } from '../../flows/record/use-record.ts'
import { today } from '../../lib/formats/today.ts'

export const readQuotations = ({ client, pageNumber, pageSize, signal }: ReadPageArgs<object>) =>
  dataOf<QuotationPage>(
    client.quiet.GET('/api/quotations', { params: { query: { pageNumber, pageSize } }, signal }),
  )

export const readQuotation = ({ client, id, signal }: ReadRecordArgs): Promise<Quotation> =>
  dataOf(client.quiet.GET('/api/quotations/{id}', { params: { path: { id } }, signal }))

/** The ways to pay what is shipped: an accepted quotation is not picked up at a branch. */
export async function readChannels({ client, signal }: ReadRecordArgs): Promise<PaymentChannelOption[]> {
  const channels = await dataOf(client.quiet.GET('/api/payments/channels', { signal }))
  return channels.filter(({ paymentChannel }) => suitsWay(paymentChannel, { isPickUp: false }))
}

export interface ToQuote {
  items: CartItem[]
  addresses: Address[]
}

/** What a quotation can be made of: the goods of the cart that are sold, and where they may go. */
export async function readToQuote({ client, signal }: ReadRecordArgs): Promise<ToQuote> {
  const [cart, book] = await Promise.all([
    dataOf(client.quiet.GET('/api/cart', { params: { query: { date: today() } }, signal })),
    dataOf(client.quiet.GET('/api/customers/address-book', { params: { query: { pageSize: 100 } }, signal })),
  ])
  return { items: cart.items.filter(({ status }) => status === 'available'), addresses: book.data }
}

export type Shipment = { addressBookId: string; cartItemIds: string }

/** The ways to send goods to an address; none where no carrier goes. */
export const readShipping = ({ client, id, signal }: ReadRecordArgs<Shipment>): Promise<ShippingOption[]> =>
  noneOutOfArea(dataOf(client.quiet.GET('/api/cart/shipping-options', { params: { query: id }, signal })))

const cartChanges: readonly (string | undefined)[] = ['PRICE_CHANGED', 'CART_EMPTY', 'NOT_FOR_SALE']

/** The goods of the request are not those of the cart any more: ordered, quoted or removed in another tab, or withdrawn. */
export const isCartChanged = (code: string | undefined): boolean => cartChanges.includes(code)

interface Asking {
  request: QuotationRequest
  onCartChanged: () => void
  onIssued: (quotation: Quotation) => void
}

export const askForQuotation: SaveChange<Asking> = async (client, asking, signal) => {
  const { request, onCartChanged, onIssued } = asking
  try {
    onIssued(await dataOf(client.quiet.POST('/api/quotations', { body: request, signal })))
  } catch (error) {
    if (error instanceof ShopProblem && isCartChanged(error.code)) onCartChanged()
    throw error
  }
}

/** What its customer does with a quotation. */
export type Answer = { id: string } & (
  | { kind: 'accept'; acceptance: QuotationAcceptance; onOrdered: (order: CheckoutResult) => void }
  | { kind: 'decline'; onDeclined: () => void }
  | { kind: 'renew'; onIssued: (quotation: Quotation) => void }
)

export const answerQuotation: SaveChange<Answer> = async (client, answer, signal) => {
  const options = { params: { path: { id: answer.id } }, signal }
  switch (answer.kind) {
    case 'accept':
      return answer.onOrdered(
        await dataOf(
          client.quiet.POST('/api/quotations/{id}/accept', { ...options, body: answer.acceptance }),
        ),
      )
    case 'decline':
      await dataOf(client.quiet.POST('/api/quotations/{id}/decline', options))
      return answer.onDeclined()
    case 'renew':
      return answer.onIssued(await dataOf(client.quiet.POST('/api/quotations/{id}/renewal', options)))
  }
}
