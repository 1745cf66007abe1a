import { fromPromise } from 'xstate'
import type { Transfer } from '../../../../machines/payment/payment.machine.ts'
import { dataOf } from '../../../api/problem.ts'
import { serverTime } from '../../../api/server-time.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

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
