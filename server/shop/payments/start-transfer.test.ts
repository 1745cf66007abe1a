import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { addCustomer, sessionsByCustomerId, signedInAs } from '../../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { addOrder } from '../../../tests/support/api/orders.ts'
import { providerOf } from '../../../tests/support/api/payment-events.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { letTimePass } from '../../../tests/support/database/let-time-pass.ts'
import { unknownAttempt } from './providers/payment-provider.ts'
import { drawQrCode } from './qr-codes.ts'

/* Two servers that start the transfer of one attempt, at a slow provider without idempotency keys. */

let charges: { id: string; attemptId: string }[]
let starts: number
let whileStarting: () => Promise<unknown>

const bank = providerOf({
  async start({ attemptId }) {
    const known = charges.find((charge) => charge.attemptId === attemptId)
    starts += 1
    await whileStarting()
    const charge = known ?? { id: `${attemptId}-${charges.length}`, attemptId }
    if (!known) charges.push(charge)
    return { kind: 'qr', providerId: charge.id, code: { payload: charge.id } }
  },
  ask: async () => unknownAttempt,
  close: async () => unknownAttempt,
  refund: async () => ({ state: 'confirmed' }),
})

let api: TestApi
let other: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId, paymentProviders: [bank] })
  other = await openTestApi({
    on: api.testDatabase,
    findSession: sessionsByCustomerId,
    paymentProviders: [bank],
  })
})
afterAll(async () => {
  await other.close()
  await api.close()
})
beforeEach(() => {
  charges = []
  starts = 0
  whileStarting = async () => undefined
})

async function someOrder() {
  const customerId = await addCustomer(api.database)
  const { id } = await addOrder(api.database, {
    customerId,
    paymentChannel: 'promptPay',
    lines: [{ product: await addProduct(api.database) }],
  })
  return {
    payAt: async (server: TestApi) =>
      (await server.call('POST', `/api/orders/${id}/pay`, { headers: signedInAs(customerId), body: {} }))
        .status,
    stored: async () => {
      const { rows } = await api.database.pool.query<{ name: string; png: Buffer }>(
        `select provider_id as name, png from payment_attempts
         join payment_qr_codes on attempt_id = payment_attempts.id where order_id = $1`,
        [id],
      )
      return rows
    },
  }
}

const bothHaveBegun = () => vi.waitFor(() => expect(starts).toBe(2), { timeout: 1_500 })

it('make one payment: the second waits for the QR code of the first', async () => {
  const order = await someOrder()
  whileStarting = () => bothHaveBegun().catch(() => 'the second waits')
  expect(await Promise.all([order.payAt(api), order.payAt(other)])).toEqual([200, 200])
  expect(charges).toHaveLength(1)
  expect(await order.stored()).toMatchObject([{ name: charges[0]?.id }])
})

it('show the code of the payment that they know by its name, though the first of them took too long', async () => {
  const order = await someOrder()
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  whileStarting = () => (starts === 1 ? held : Promise.resolve())
  const first = order.payAt(api)
  await vi.waitFor(() => expect(starts).toBe(1), { timeout: 20_000 })
  await letTimePass(api.database.pool, 61)
  expect(await order.payAt(other)).toBe(200)
  goOn()
  expect(await first).toBe(200)
  expect(charges).toHaveLength(2)
  const [shown] = await order.stored()
  expect(shown?.name).toBe(charges[0]?.id)
  expect(shown?.png).toEqual(await drawQrCode({ payload: charges[0]?.id ?? '' }))
})
