import { afterAll, beforeAll } from 'vitest'
import { addCustomer, sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { addOrder } from '../../../tests/support/api/orders.ts'
import { providerOf } from '../../../tests/support/api/payment-events.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { sandboxSettings } from '../common/shop-settings.ts'
import { applyOrderEvent } from '../order-lifecycle/apply-order-event.ts'
import {
  unknownAttempt,
  PaymentProviderUnavailable,
  PaymentProviderUnreachable,
  type Attempt,
  type ProviderRefund,
  type RefundAnswer,
} from './providers/payment-provider.ts'
import { PaymentProviders } from './providers/registry.ts'
import { requestRefund } from './refunds.ts'

interface Bank {
  /** What it gave back for each key. */
  given: Map<string, number>
  /** How it answers the next refunds. */
  answers: (RefundAnswer | 'lost' | 'unreachable')[]
  /** What it tells of an attempt's refunds when it is asked. */
  reported: Map<string, ProviderRefund[]>
}

/** The port of a provider whose answers stand in `bank`. */
function providerLike(bank: Bank) {
  const tell = async ({ id }: Pick<Attempt, 'id'>) => ({
    ...unknownAttempt,
    refunds: bank.reported.get(id) ?? [],
  })
  return providerOf({
    start: async ({ attemptId }) => ({
      kind: 'redirect',
      providerId: attemptId,
      url: 'https://pay.example/',
    }),
    ask: tell,
    close: tell,
    async refund(_attempt, { key, amountSatang }) {
      const answer = bank.answers.shift() ?? { state: 'confirmed' }
      if (answer === 'unreachable') throw new PaymentProviderUnreachable(answer)
      if (answer !== 'lost' && answer.state === 'refused') return answer
      bank.given.set(key, amountSatang)
      if (answer === 'lost') throw new PaymentProviderUnavailable('lost')
      return answer
    },
  })
}

interface Opened {
  api: TestApi
  deps: ShopDeps
  customerId: string
}

/** A shop for the tests of one file, with a customer and a bank that gives money back. */
export function shopWithRefunds() {
  const bank: Bank = { given: new Map(), answers: [], reported: new Map() }
  const provider = providerLike(bank)
  let opened: Opened | undefined
  let count = 0
  const open = () => {
    if (!opened) throw new Error('the shop opens before the first test')
    return opened
  }
  beforeAll(async () => {
    const api = await openTestApi({ findSession: sessionsByCustomerId, paymentProviders: [provider] })
    const { database } = api
    const paymentProviders = new PaymentProviders([provider])
    const deps = { database, settings: sandboxSettings, paymentProviders, warn: () => undefined }
    opened = { api, deps, customerId: await addCustomer(database) }
  })
  afterAll(() => opened?.api.close())

  const rows = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await open().api.database.pool.query(text, values)).rows as Row[]

  /** A paid order of two lines and shipping, 450.00 baht: 2 and 2 pieces of 100.00, and 50.00. */
  async function paidOrder(channel: 'card' | 'cashOnDelivery' = 'card') {
    const { api, deps, customerId } = open()
    const { database } = api
    const [one, other] = [await addProduct(database), await addProduct(database)]
    const isCash = channel === 'cashOnDelivery'
    const { id } = await addOrder(database, {
      customerId,
      lines: [{ product: one }, { product: other }],
      paymentChannel: channel,
      ...(isCash && { fulfilment: 'shipped' }),
    })
    count += 1
    if (!isCash)
      await rows(
        `insert into payment_attempts (id, order_id, provider, provider_id, channel, amount_satang, language, expires_at, state)
         values ($1, $2, $3, $1, 'card', 45000, 'thai', now(), 'paid')`,
        [`pa_refunds_${count}`, id, provider.name],
      )
    await database.db.transaction((tx) => applyOrderEvent(tx, id, isCash ? 'order.deliver' : 'payment.paid'))
    return {
      id,
      ask: (refundId: string, lines?: [number, number][], withShipping = false) =>
        requestRefund(deps, {
          id: refundId,
          orderId: id,
          ...(lines && {
            parts: { lines: lines.map(([position, quantity]) => ({ position, quantity })), withShipping },
          }),
          reason: 'broken',
          askedBy: 'staff-1',
        }),
      state: async () => {
        const [row] = await rows<{ payment: string }>('select payment from orders where id = $1', [id])
        return row?.payment
      },
      attemptId: async () => {
        const [row] = await rows<{ id: string }>('select id from payment_attempts where order_id = $1', [id])
        return row?.id ?? ''
      },
      states: async () =>
        (await rows<{ state: string }>('select state from refunds where order_id = $1', [id])).map(
          ({ state }) => state,
        ),
      notes: () =>
        rows<{ serial: number; original: number; corrected: number }>(
          `select serial, original_satang::int as original, corrected_satang::int as corrected
           from credit_notes where order_id = $1 order by serial`,
          [id],
        ),
      given: async () => {
        const all = await rows<{ id: string }>('select id from refunds where order_id = $1', [id])
        return all.reduce((sum, row) => sum + (bank.given.get(row.id) ?? 0), 0)
      },
    }
  }

  return {
    bank,
    rows,
    paidOrder,
    newRefundId: () => `r-${(count += 1)}`,
    get api() {
      return open().api
    },
    get deps() {
      return open().deps
    },
    get customerId() {
      return open().customerId
    },
  }
}
