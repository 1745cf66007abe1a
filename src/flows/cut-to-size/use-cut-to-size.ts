import { useCallbackRef } from '@mantine/hooks'
import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import {
  cutToSizeMachine,
  mostRows,
  type CutGoods,
} from '../../../machines/cut-to-size/cut-to-size.machine.ts'
import type { CartLine } from '../../../openapi/generated/schema.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import { useFlowActor } from '../../lib/inspection.ts'
import { useEmitted } from '../../lib/use-emitted.ts'
import { cutToSizeWith, type AddToGuestCart } from './cut-to-size-with.ts'
import { writtenPieces } from './written-pieces.ts'

interface CutEffects {
  line: Pick<CartLine, 'productId' | 'variantId' | 'weight'>
  /** Undefined for a customer, whose cart is the server's. */
  addToGuestCart: AddToGuestCart | undefined
  onAdded: () => void
}

export const mostPieceRows = mostRows

/** The pieces that are cut from one variant. The calling component has a different `key` for each variant. */
export function useCutToSize(goods: CutGoods, { line, addToGuestCart, onAdded }: CutEffects) {
  const client = useShopClient()
  const guestCart = useCallbackRef(() => addToGuestCart)
  // The variant of a room is always the same.
  const [ofLine] = useState(line)
  const logic = useMemo(
    () => cutToSizeMachine.provide({ actors: cutToSizeWith(client, ofLine, guestCart) }),
    [client, ofLine, guestCart],
  )
  const [input] = useState(() => ({ goods, ...writtenPieces.read() }))
  const actor = useFlowActor(logic, { input })
  useEmitted(actor, 'rows.changed', () => {
    const { rows, mayTurn } = actor.getSnapshot().context
    writtenPieces.write({ rows, mayTurn })
  })
  useEmitted(actor, 'pieces.added', onAdded)
  return { snapshot: useSelector(actor, (state) => state), send: actor.send }
}

export type CutToSizeFlow = ReturnType<typeof useCutToSize>
