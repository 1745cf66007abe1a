import { fromCallback, fromPromise } from 'xstate'
import { paymentChannels } from '../../../machines/payment-channels.ts'
import type { OpenChannel, PaymentView, Transfer } from '../../../machines/payment/payment.machine.ts'
import type { PaymentChannel, PaymentStart } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import { serverTime } from '../../api/server-time.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import { startPayment } from '../../api/start-payment.ts'
import type { ApiLanguage } from '../../lib/language.ts'

export const readOrderWith = (client: ShopClient) =>
  fromPromise<PaymentView, { orderId: string }>(({ input: { orderId: id }, signal }) =>
    dataOf(client.quiet.GET('/api/orders/{id}', { params: { path: { id } }, signal })),
  )

/** Reads the QR code of an order. The times of the server are converted to this device's clock, which may be wrong. */
export const readTransferWith = (client: ShopClient) =>
  fromPromise<Transfer, { orderId: string; startedAt: string }>(
    async ({ input: { orderId: id, startedAt }, signal }) => {
      const request = client.quiet.GET('/api/orders/{id}/transfer', { params: { path: { id } }, signal })
      const { attemptId, qrUrl, payee, expiresAt } = await dataOf(request)
      const now = Date.now()
      const { response } = await request
      const here = (time: string) => Date.parse(time) + now - serverTime(response, now)
      return { attemptId, qrUrl, payee, startedAt: here(startedAt), expiresAt: here(expiresAt) }
    },
  )

/** The channels in which an order that was placed can be paid now: those that a provider takes. */
export const loadChannelsWith = (client: ShopClient) =>
  fromPromise<{ channels: OpenChannel[] }>(async ({ signal }) => {
    const options = await dataOf(client.quiet.GET('/api/payments/channels', { signal }))
    const open = options.filter(
      ({ available, paymentChannel }) => available && paymentChannels[paymentChannel].needsProvider,
    )
    return { channels: open }
  })

interface Wish {
  orderId: string
  paymentChannel: PaymentChannel | undefined
}

export const startPaymentWith = (client: ShopClient, readLanguage: () => ApiLanguage) =>
  fromPromise<Pick<PaymentStart, 'redirectUrl'>, Wish>(async ({ input, signal }) => {
    const { redirectUrl } = await startPayment(client, { ...input, language: readLanguage(), signal })
    return { redirectUrl }
  })

/** Sends the time at once and then each second while the page is seen; says when it is hidden. */
export const clock = fromCallback(({ sendBack }) => {
  let timer: ReturnType<typeof setInterval> | undefined
  const tick = () => sendBack({ type: 'clock.tick', now: Date.now() })
  const follow = () => {
    clearInterval(timer)
    tick()
    if (document.visibilityState === 'visible') timer = setInterval(tick, 1000)
    else sendBack({ type: 'page.hidden' })
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', follow)
  }
})
