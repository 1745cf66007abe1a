import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { paymentMachine } from '../../../machines/payment/payment.machine.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import { openUrl } from '../../lib/browser/open-url.ts'
import { useApiLanguage } from '../../lib/hooks/use-api-language.ts'
import {
  clock,
  loadChannelsWith,
  readOrderWith,
  readTransferWith,
  startPaymentWith,
} from './payment-effects.ts'
import { useFlowActor } from '../../lib/flows/inspection.ts'
import { useEmitted } from '../../lib/flows/use-emitted.ts'

export type PaymentActor = ActorRefFrom<typeof paymentMachine>

/** What became of an order's payment. Each visit asks the server anew, so no earlier state of the page is restored. */
export function usePayment(orderId: string, onSucceeded: () => void): PaymentActor {
  const client = useShopClient()
  const { readLanguage } = useApiLanguage()
  const logic = useMemo(
    () =>
      paymentMachine.provide({
        actors: {
          readOrder: readOrderWith(client),
          readTransfer: readTransferWith(client),
          loadChannels: loadChannelsWith(client),
          clock,
          startPayment: startPaymentWith(client, readLanguage),
        },
        actions: { openPaymentPage: (_, { redirectUrl }) => openUrl(redirectUrl) },
      }),
    [client, readLanguage],
  )
  const payment = useFlowActor(logic, { input: { orderId } })
  useEmitted(payment, 'payment.succeeded', onSucceeded)
  return payment
}
