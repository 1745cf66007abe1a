import { useMemo } from 'react'
import { generatePath } from 'react-router-dom'
import { fromPromise, type ActorRefFrom } from 'xstate'
import { orderActionsMachine } from '../../../machines/order-actions/order-actions.machine.ts'
import type { otpMachine } from '../../../machines/otp/otp.machine.ts'
import { dataOf } from '../../api/problem.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import { startPayment } from '../../api/start-payment.ts'
import { useFlowActor } from '../../lib/flows/inspection.ts'
import type { ApiLanguage } from '../../lib/language.ts'
import { openUrl } from '../../lib/browser/open-url.ts'
import { paths } from '../../lib/paths.ts'
import { useApiLanguage } from '../../lib/hooks/use-api-language.ts'
import { addLinesWith } from './add-lines.ts'
import { findLinesWith } from './find-lines.ts'

export type OrderActions = ActorRefFrom<typeof orderActionsMachine>

/** What a shopper does with the orders of one page, one thing at a time. Takes the flow of the one-time code, with its effects. */
export function useOrderActions(otp: typeof otpMachine): OrderActions {
  const client = useShopClient()
  const { readLanguage } = useApiLanguage()
  const logic = useMemo(() => orderActionsWith(client, otp, readLanguage), [client, otp, readLanguage])
  return useFlowActor(logic)
}

const orderActionsWith = (client: ShopClient, otp: typeof otpMachine, readLanguage: () => ApiLanguage) =>
  orderActionsMachine.provide({
    actors: {
      otp,
      confirmOrder: fromPromise(({ input, signal }) => {
        const params = { path: { id: input.orderId } }
        return dataOf(client.POST('/api/orders/{id}/confirm', { params, body: { otp: input.otp }, signal }))
      }),
      // A transfer has no payment page: it is paid at the order's result page.
      startPayment: fromPromise(async ({ input: { orderId }, signal }) => {
        const language = readLanguage()
        const { redirectUrl, orderNumber } = await startPayment(client, { orderId, language, signal })
        const resultPage = generatePath(paths.paymentResult, { status: 'pending', orderNumber, orderId })
        return { redirectUrl: redirectUrl ?? resultPage }
      }),
      cancelOrder: fromPromise(({ input, signal }) =>
        dataOf(client.POST('/api/orders/{id}/cancel', { params: { path: { id: input.orderId } }, signal })),
      ),
      findLines: findLinesWith(client, readLanguage),
      addLines: addLinesWith(client),
    },
    actions: { openPaymentPage: (_, { redirectUrl }) => openUrl(redirectUrl) },
  })
