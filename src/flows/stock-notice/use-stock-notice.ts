import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { stockNoticeMachine } from '../../../machines/stock-notice/stock-notice.machine.ts'
import { dataOf } from '../../api/problem.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import { useFlowActor } from '../../lib/flows/inspection.ts'
import { useEmitted } from '../../lib/flows/use-emitted.ts'
import { useSessionEvents } from '../../lib/flows/use-session-events.ts'

interface Effects {
  /** Undefined for a guest. */
  customerId: string | undefined
  /** Opens the sign-in dialog over the page. */
  onSignIn: () => void
}

/** The wish for a message about one variant. The calling component has a different `key` for each variant. */
export function useStockNotice(variantId: string, { customerId, onSignIn }: Effects) {
  const client = useShopClient()
  const logic = useMemo(() => stockNoticeWith(client), [client])
  const actor = useFlowActor(logic, { input: { variantId } })
  useEmitted(actor, 'signIn.wanted', onSignIn)
  useSessionEvents(actor, customerId)
  return { snapshot: useSelector(actor, (state) => state), send: actor.send }
}

const path = '/api/customers/stock-notices/{id}'

const asking = ({ input, signal }: { input: { variantId: string }; signal: AbortSignal }) => ({
  params: { path: { id: input.variantId } },
  signal,
})

const stockNoticeWith = (client: ShopClient) =>
  stockNoticeMachine.provide({
    actors: {
      readNotice: fromPromise((call) => dataOf(client.quiet.GET(path, asking(call)))),
      askForNotice: fromPromise((call) => dataOf(client.quiet.PUT(path, asking(call)))),
      withdrawNotice: fromPromise((call) => dataOf(client.quiet.DELETE(path, asking(call)))),
    },
  })
