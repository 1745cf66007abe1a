import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { stockNoticeMachine } from '../../../machines/stock-notice/stock-notice.machine.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import { useFlowActor } from '../../lib/inspection.ts'
import { useEmitted } from '../../lib/use-emitted.ts'
import { stockNoticeWith } from './stock-notice-with.ts'

interface Effects {
  isSignedIn: boolean
  /** Opens the sign-in dialog over the page. */
  onSignIn: () => void
}

/** The wish for a message about one variant. The calling component has a different `key` for each variant. */
export function useStockNotice(variantId: string, { isSignedIn, onSignIn }: Effects) {
  const client = useShopClient()
  const logic = useMemo(() => stockNoticeMachine.provide({ actors: stockNoticeWith(client) }), [client])
  const actor = useFlowActor(logic, { input: { variantId } })
  useEmitted(actor, 'signIn.wanted', onSignIn)
  useEffect(() => {
    actor.send({ type: isSignedIn ? 'session.began' : 'session.ended' })
  }, [actor, isSignedIn])
  return { snapshot: useSelector(actor, (state) => state), send: actor.send }
}
