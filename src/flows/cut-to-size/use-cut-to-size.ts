import { useCallbackRef } from '@mantine/hooks'
import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import {
  cutToSizeMachine,
  type CutGoods,
  type CutOrder,
} from '../../../machines/cut-to-size/cut-to-size.machine.ts'
import type { CartLine } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import { useFlowActor } from '../../lib/flows/inspection.ts'
import { useEmitted } from '../../lib/flows/use-emitted.ts'
import { writtenPieces } from './written-pieces.ts'

type CutLine = Pick<CartLine, 'productId' | 'variantId' | 'weight'>
type AddToGuestCart = (order: CutOrder) => void

interface CutEffects {
  line: CutLine
  /** Undefined for a customer, whose cart is the server's. */
  addToGuestCart: AddToGuestCart | undefined
  onAdded: () => void
}

/** The pieces that are cut from one variant. The calling component has a different `key` for each variant. */
export function useCutToSize(goods: CutGoods, { line, addToGuestCart, onAdded }: CutEffects) {
  const client = useShopClient()
  const guestCart = useCallbackRef(() => addToGuestCart)
  // The variant of a room is always the same.
  const [ofLine] = useState(line)
  const logic = useMemo(() => cutToSizeWith(client, ofLine, guestCart), [client, ofLine, guestCart])
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

/** A guest's pieces wait in the browser; a customer's go to the server, which counts their sheets and cuts itself. */
const cutToSizeWith = (client: ShopClient, line: CutLine, guestCart: () => AddToGuestCart | undefined) =>
  cutToSizeMachine.provide({
    actors: {
      addPieces: fromPromise(async ({ input, signal }) => {
        const addToGuestCart = guestCart()
        if (addToGuestCart) return addToGuestCart(input)
        const sheets = input.plan.sheets.length
        const value = { ...line, quantity: sheets, cutting: { pieces: input.pieces, sheets } }
        const body = [{ op: 'add' as const, path: '/items' as const, value }]
        return dataOf(client.quiet.PATCH('/api/cart', { body, signal }))
      }),
    },
  })
