import { expect, it } from 'vitest'
import { shopWithRefunds } from './refunds.fixture.ts'
import { ordersDueForRefundSync } from './send-refunds.ts'

const shop = shopWithRefunds()

it('finds the payments to look at by indexes, however many were paid before', async () => {
  const [old, young, given] = [await shop.paidOrder(), await shop.paidOrder(), await shop.paidOrder()]
  await given.ask(shop.newRefundId(), [[1, 1]])
  await shop.rows(
    `update payment_attempts set asked_at = null, created_at = now() - interval '2 months' where order_id = any ($1)`,
    [[old.id, given.id]],
  )
  await shop.rows(
    `insert into payment_attempts (id, order_id, provider, provider_id, channel, amount_satang, language, expires_at, state,
       created_at)
     select 'pa_old_' || n, order_id, provider, 'pa_old_' || n, channel, amount_satang, language, expires_at, 'paid', created_at
     from payment_attempts, generate_series(1, 5000) n where order_id = $1`,
    [old.id],
  )
  await shop.rows('analyze payment_attempts')
  const { db } = shop.deps.database
  const { names } = shop.deps.paymentProviders
  const found = (await ordersDueForRefundSync(db, names)).map(({ orderId }) => orderId)
  expect([old, young, given].map(({ id }) => found.includes(id))).toEqual([false, true, true])
  const { sql, params } = ordersDueForRefundSync(db, names).toSQL()
  const plan = JSON.stringify(await shop.rows(`explain ${sql}`, params))
  expect(plan).toContain('payment_attempts_paid')
  expect(plan).not.toContain('Seq Scan on payment_attempts')
})
