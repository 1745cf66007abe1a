import { useCallbackRef } from '@mantine/hooks'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import {
  quickOrderMachine,
  readyLine,
  readyLines,
  type OrderedLine,
  type ReadyLine,
} from '../../../machines/quick-order/quick-order.machine.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import { useFlowActor } from '../../lib/inspection.ts'
import { quickOrderWith } from './actors/quick-order-with.ts'

interface Effects {
  /** Has a guest's goods wait in the browser; undefined for a customer, whose cart is the server's. */
  addToGuestCart: ((lines: readonly ReadyLine[]) => void) | undefined
  onRead: (texts: string[]) => void
  onAdded: () => void
}

/** The quick order of one page. */
export function useQuickOrder({ addToGuestCart, onRead, onAdded }: Effects) {
  const client = useShopClient()
  const guestCart = useCallbackRef(() => addToGuestCart)
  const logic = useMemo(
    () => quickOrderMachine.provide({ actors: quickOrderWith(client, guestCart) }),
    [client, guestCart],
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

/** Whether the line can go into the cart. */
export const isReady = (line: OrderedLine): boolean => readyLine(line) !== undefined

/** What goes into the cart of all lines. */
export const readyIn = (lines: readonly OrderedLine[]): ReadyLine[] => readyLines(lines)
