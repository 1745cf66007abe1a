import type pg from 'pg'

/** The rows that break each invariant: none in a sound shop. */
const faults: Record<string, string> = {
  'order without lines':
    'select id from orders where not exists (select from order_lines where order_id = orders.id)',
  'order without its beginning': `select id from orders where not exists (
     select from order_events where order_id = orders.id and event = 'placed')`,
  'order without its request':
    'select id from orders where not exists (select from checkouts where order_id = orders.id)',
  'order whose lines cost something else': `select id from orders where goods_satang <> (
     select sum(quantity * unit_price_satang) from order_lines where order_id = orders.id)`,
  'line that is ordered and still in the cart':
    'select cart_line_id as id from ordered_cart_lines where cart_line_id in (select id from cart_lines)',
  'payment of no order': `select event.id from payment_events event
     where not exists (select from payment_attempts attempt join orders on orders.id = attempt.order_id
                       where attempt.id = event.attempt_id)`,
  'paid attempt of an order that is not paid': `select orders.id from orders
     join payment_attempts attempt on attempt.order_id = orders.id
     where attempt.state = 'paid' and orders.payment not in ('paid', 'refund')`,
  'paid order without an invoice': `select id from orders where payment = 'paid' and payment_channel <> 'cashOnDelivery'
     and not exists (select from invoices where order_id = orders.id)`,
  'cancelled order that keeps the money': `select id from orders
     where payment = 'paid' and fulfilment = 'cancelOrder'`,
  'stock below nothing': 'select id from variants where stock < 0',
}

/** The invariants that do not hold, of the orders that the test placed. */
export async function faultsIn(pool: pg.Pool, customerIds: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const [what, query] of Object.entries(faults)) {
    const { rows } = await pool.query<{ id: string }>(
      `select id from (${query}) as wrong where id not in (
         select id from orders where customer_id <> all ($1::text[]))`,
      [customerIds],
    )
    found.push(...rows.map(({ id }) => `${what}: ${id}`))
  }
  return found
}

/** Pieces of a variant that are neither on the shelf nor in an order that holds them, of those there were. */
export async function missingPieces(pool: pg.Pool, variantId: string, before: number): Promise<number> {
  const { rows } = await pool.query<{ missing: number }>(
    `select ($2 - stock - (
       select coalesce(sum(quantity), 0) from order_lines join orders on orders.id = order_id
       where variant_id = $1 and fulfilment <> 'cancelOrder'
     ))::int as missing from variants where id = $1`,
    [variantId, before],
  )
  return rows[0]?.missing ?? Number.NaN
}

export async function ordersOf(pool: pg.Pool, customerIds: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from orders where customer_id = any ($1) order by created_at',
    [customerIds],
  )
  return rows.map(({ id }) => id)
}
