import { useCallbackRef } from '@mantine/hooks'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import {
  keptPieces,
  quickOrderMachine,
  readyLine,
  type OrderedLine,
  type ReadyLine,
} from '../../../machines/quick-order/quick-order.machine.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import { useFlowActor } from '../../lib/inspection.ts'
import { useAfterChange } from '../../lib/page-flows.ts'
import { useApiLanguage } from '../../lib/use-api-language.ts'
import { useEmitted } from '../../lib/use-emitted.ts'
import { quickOrderWith } from './actors/quick-order-with.ts'

interface Effects {
  /** Has a guest's goods wait in the browser; undefined for a customer, whose cart is the server's. */
  addToGuestCart: ((lines: readonly ReadyLine[]) => void) | undefined
  onTexts: (texts: string[], from: 'file' | 'list') => void
  onAdded: () => void
}

/** A line as it is shown: with what of it goes into the cart, if anything does. */
export type ShownLine = OrderedLine & { ready: ReadyLine | undefined }

/** The quick order of one page. */
export function useQuickOrder({ addToGuestCart, onTexts, onAdded }: Effects) {
  const client = useShopClient()
  const guestCart = useCallbackRef(() => addToGuestCart)
  const logic = useMemo(
    () => quickOrderMachine.provide({ actors: quickOrderWith(client, guestCart) }),
    [client, guestCart],
  )
  const actor = useFlowActor(logic)
  useEmitted(actor, 'texts.found', ({ texts, from }) => onTexts(texts, from))
  useEmitted(actor, 'lines.added', onAdded)
  useAfterChange(useApiLanguage().language, () => actor.send({ type: 'names.read' }))
  const snapshot = useSelector(actor, (state) => state)
  const { lines } = snapshot.context
  return {
    snapshot,
    send: actor.send,
    lines: lines.map((line): ShownLine => ({ ...line, ready: readyLine(line) })),
    /** What a list keeps of the lines. */
    kept: keptPieces(lines),
  }
}

export type QuickOrder = ReturnType<typeof useQuickOrder>
