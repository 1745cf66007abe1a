import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { addProduct, type TestProduct } from '../../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { startApi } from '../../../tests/support/api/running-api.ts'
import type { CheckoutRequest } from '../../../openapi/generated/schema.ts'
import { newShopper, put, type Shopper } from '../../../tests/support/api/shopper.ts'
import { untilGone, untilWaiting } from '../../../tests/support/database/waiting.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** The points at which a checkout is stopped and killed, in their order, and whether the order exists by then. What is not committed is alike. */
const gates = [
  ['before the order is written', 'before insert on orders', false],
  ['while the cart is emptied', 'before delete on cart_lines', false],
  ['at the last statement', 'before update on variants', false],
  ['in the middle of the commit', 'at commit', true],
  ['while the payment page is opened', 'before insert on payment_attempts', true],
] as const

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
  const { pool } = api.database
  // Every transaction passes a gate unless the test holds it.
  await pool.query(`
    create function pass_gate() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(4711, tg_argv[0]::int);
      return null;
    end
    $$`)
  for (const [number, [, at]] of gates.entries()) {
    await pool.query(
      at === 'at commit'
        ? `create constraint trigger gate after insert on orders deferrable initially deferred
             for each row execute function pass_gate(${number})`
        : `create trigger gate_${number} ${at} for each statement execute function pass_gate(${number})`,
    )
  }
})
afterAll(() => api.close())

/** Kills a separate server while the checkouts of all these shoppers wait at the gate. */
async function killAt(gate: number, buyers: readonly Buyer[]): Promise<string[]> {
  const { pool } = api.database
  const [server, lockHolder] = await Promise.all([startApi(api.testDatabase), pool.connect()])
  try {
    await lockHolder.query('select pg_advisory_lock(4711, $1)', [gate])
    const outcomes = buyers.map(({ shopper, request }) =>
      shopper
        .at(server)
        .checkout(request, keyOfCrash)
        .then(
          () => 'answered',
          () => 'no answer',
        ),
    )
    const backends = await untilWaiting(pool, buyers.length)
    await server.kill()
    await lockHolder.query('select pg_advisory_unlock_all()')
    await untilGone(pool, backends)
    return await Promise.all(outcomes)
  } finally {
    lockHolder.release(true)
  }
}

const keyOfCrash = 'key-of-crash'

interface Buyer {
  shopper: Shopper
  product: TestProduct
  request: CheckoutRequest
  /** The key with which the shopper tries again. */
  again: string | undefined
}

async function newBuyer(again: string | undefined): Promise<Buyer> {
  const shopper = await newShopper(api)
  const product = await addProduct(api.database)
  await shopper.take(put('add', product, 3), put('add', await addProduct(api.database)))
  return { shopper, product, request: await shopper.request({ paymentChannel: 'card' }), again }
}

interface Traces {
  orders: number
  lines: number
  events: number
  checkouts: number
  ordered: number
  inCart: number
  stock: number
}

async function tracesOf({ id }: Shopper, variantId: string): Promise<Traces | undefined> {
  const { rows } = await api.database.pool.query<Traces>(
    `with mine as (select id from orders where customer_id = $1)
     select (select count(*) from mine)::int as orders,
       (select count(*) from order_lines where order_id in (select id from mine))::int as lines,
       (select count(*) from order_events where order_id in (select id from mine))::int as events,
       (select count(*) from checkouts where customer_id = $1)::int as checkouts,
       (select count(*) from ordered_cart_lines where order_id in (select id from mine))::int as ordered,
       (select count(*) from cart_lines where customer_id = $1)::int as "inCart",
       (select stock from variants where id = $2) as stock`,
    [id, variantId],
  )
  return rows[0]
}

const before = { orders: 0, lines: 0, events: 0, checkouts: 0, ordered: 0, inCart: 2, stock: 10 }
const after = { orders: 1, lines: 2, events: 1, checkouts: 1, ordered: 2, inCart: 0, stock: 7 }

it.each(gates.map(([where, , isPlaced], gate) => ({ where, gate, isPlaced })))(
  'killed $where there is no half order, and the retry, with its key or without one, answers the one order',
  async ({ gate, isPlaced }) => {
    const buyers = [await newBuyer(keyOfCrash), await newBuyer(undefined)]
    expect(await killAt(gate, buyers)).toEqual(['no answer', 'no answer'])
    for (const { shopper, product, request, again } of buyers) {
      expect(await tracesOf(shopper, product.variantId)).toEqual(isPlaced ? after : before)
      const { rows } = await api.database.pool.query<{ id: string }>(
        'select id from orders where customer_id = $1',
        [shopper.id],
      )
      const result = await shopper.order(request, again)
      expect(result.redirectUrl).toBeDefined()
      if (isPlaced) expect(rows).toEqual([{ id: result.orderId }])
      expect(await shopper.order(request, again)).toEqual(result)
      expect(await tracesOf(shopper, product.variantId)).toEqual(after)
    }
  },
)
