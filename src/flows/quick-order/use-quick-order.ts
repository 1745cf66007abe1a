import { useCallbackRef } from '@mantine/hooks'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { quickOrderMachine, type ReadyLine } from '../../../machines/quick-order/quick-order.machine.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import { useFlowActor } from '../../lib/inspection.ts'
import { quickOrderWith } from './actors/quick-order-with.ts'

interface Effects {
  /** Has a guest's goods wait in the browser; undefined for a customer, whose cart is the server's. */
  keep: ((lines: readonly ReadyLine[]) => void) | undefined
  onRead: (texts: string[]) => void
  onAdded: () => void
}

/** The quick order of one page. */
export function useQuickOrder({ keep, onRead, onAdded }: Effects) {
  const client = useShopClient()
  const keeper = useCallbackRef(() => keep)
  const logic = useMemo(
    () => quickOrderMachine.provide({ actors: quickOrderWith(client, keeper) }),
    [client, keeper],
  )
  const actor = useFlowActor(logic)
  const read = useCallbackRef(onRead)
  const added = useCallbackRef(onAdded)
  useEffect(() => {
    const listening = [
      actor.on('file.read', ({ texts }) => read(texts)),
      actor.on('lines.added', () => added()),
    ]
    return () => listening.forEach((one) => one.unsubscribe())
  }, [actor, read, added])
  return { snapshot: useSelector(actor, (state) => state), send: actor.send }
}

export type QuickOrder = ReturnType<typeof useQuickOrder>
