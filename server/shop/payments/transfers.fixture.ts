import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Order, PaymentStart, PaymentTransfer } from '../../../openapi/generated/schema.ts'
import { addCustomer, sessionsByCustomerId, signedInAs } from '../../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { addOrder } from '../../../tests/support/api/orders.ts'
import { providerOf } from '../../../tests/support/api/payment-events.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import type {
  AttemptAtProvider,
  ProviderAnswer,
  ProviderEvent,
  QrCode,
} from './providers/payment-provider.ts'

/** What the provider of QR codes has been asked, and how it answers. */
interface Bank {
  asked: string[]
  code: QrCode
  canClose: boolean
  events: ProviderEvent[]
  inProcess: boolean
  whileStarting: () => Promise<unknown>
  whileClosing: () => Promise<unknown>
}

const freshBank = (): Bank => ({
  asked: [],
  code: { payload: '000201' },
  canClose: true,
  events: [],
  inProcess: false,
  whileStarting: async () => undefined,
  whileClosing: async () => undefined,
})

const eventOf = (
  { id, amountSatang }: Pick<AttemptAtProvider, 'id' | 'amountSatang'>,
  type: ProviderEvent['type'],
): ProviderEvent => ({ id: `${id}.${type}`, type, attemptId: id, amountSatang, occurredAt: new Date() })

/** The port of a provider whose answers stand in `bank`. */
function providerLike(bank: Bank) {
  function answer(question: string) {
    return async (attempt: AttemptAtProvider): Promise<ProviderAnswer> => {
      bank.asked.push(question)
      const own = () => bank.events.filter(({ attemptId }) => attemptId === attempt.id)
      const has = (type: string) => own().some((event) => event.type === type)
      if (question === 'close' && !bank.inProcess && !has('paid') && !has('expired'))
        bank.events.push(eventOf(attempt, 'expired'))
      const isOpen = question === 'close' && !bank.canClose && !has('paid')
      const happened = own()
      if (question === 'close') await bank.whileClosing()
      return {
        isInProcess: bank.inProcess,
        events: happened,
        refunds: [],
        ...(isOpen && { canStillBePaid: true }),
      }
    }
  }
  return providerOf({
    async start({ attemptId, paymentChannel }) {
      bank.asked.push('start')
      if (paymentChannel === 'card') await bank.whileStarting()
      return paymentChannel === 'card'
        ? { kind: 'redirect', providerId: attemptId, url: `https://pay.example/${attemptId}` }
        : { kind: 'qr', providerId: attemptId, code: bank.code }
    },
    ask: answer('ask'),
    close: answer('close'),
    async refund() {
      bank.asked.push('refund')
      return { state: 'confirmed' }
    },
  })
}

/** A shop for the tests of one file; before each of them its bank answers as usual. */
export function shopWithTransfers() {
  const bank = freshBank()
  let opened: TestApi | undefined
  const api = () => {
    if (!opened) throw new Error('the shop opens before the first test')
    return opened
  }
  beforeAll(async () => {
    opened = await openTestApi({ findSession: sessionsByCustomerId, paymentProviders: [providerLike(bank)] })
    await opened.database.pool.query('delete from payment_attempts')
  })
  afterAll(() => opened?.close())
  beforeEach(() => void Object.assign(bank, freshBank()))

  async function someOrder(paymentChannel: Order['paymentChannel'] = 'promptPay') {
    const { database, call: ask } = api()
    const customerId = await addCustomer(database)
    const { id } = await addOrder(database, {
      customerId,
      paymentChannel,
      lines: [{ product: await addProduct(database) }],
    })
    const headers = signedInAs(customerId)
    const call = (method: string, path: string, body?: unknown) =>
      ask(method, `/api/orders/${id}${path}`, { headers, ...(body !== undefined && { body }) })
    return {
      id,
      pay: (body: object = {}) => call('POST', '/pay', body),
      paid: async (body: object = {}) => (await call('POST', '/pay', body)).body as PaymentStart,
      cancel: () => call('POST', '/cancel'),
      read: async () => (await call('GET', '')).body as Order,
      askTransfer: () => call('GET', '/transfer'),
      transfer: async () => (await call('GET', '/transfer')).body as PaymentTransfer,
      applyEvent: (attemptId: string, type: ProviderEvent['type']) =>
        bank.events.push(eventOf({ id: attemptId, amountSatang: 25_000 }, type)),
    }
  }

  return {
    bank,
    someOrder,
    get api() {
      return api()
    },
  }
}
