import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { orderActionsMachine } from '../../../machines/order-actions/order-actions.machine.ts'
import type { otpMachine } from '../../../machines/otp/otp.machine.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import { openAddress } from '../../lib/open-address.ts'
import { useApiLanguage } from '../../lib/use-api-language.ts'
import { confirmOrderWith } from './actors/confirm-order.ts'
import { cancelOrderWith } from './actors/cancel-order.ts'
import { findLinesWith } from './actors/find-lines.ts'
import { startPaymentWith } from './actors/start-payment.ts'
import { useFlowActor } from '../../lib/inspection.ts'

export type OrderActions = ActorRefFrom<typeof orderActionsMachine>

/** What a shopper does with the orders of one page, one thing at a time. Takes the flow of the one-time code, with its effects. */
export function useOrderActions(otp: typeof otpMachine): OrderActions {
  const client = useShopClient()
  const { readLanguage } = useApiLanguage()
  const logic = useMemo(
    () =>
      orderActionsMachine.provide({
        actors: {
          otp,
          confirmOrder: confirmOrderWith(client),
          startPayment: startPaymentWith(client, readLanguage),
          cancelOrder: cancelOrderWith(client),
          findLines: findLinesWith(client, readLanguage),
        },
        actions: { openPaymentPage: (_, { redirectUrl }) => openAddress(redirectUrl) },
      }),
    [client, otp, readLanguage],
  )
  return useFlowActor(logic)
}
