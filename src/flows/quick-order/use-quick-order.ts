import { useCallbackRef, useDidUpdate } from '@mantine/hooks'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import {
  keptPieces,
  quickOrderMachine,
  readyLine,
  type OrderedLine,
  type ReadyLine,
} from '../../../machines/quick-order/quick-order.machine.ts'
import { dataOf } from '../../api/problem.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import { useFlowActor } from '../../lib/flows/inspection.ts'
import { useApiLanguage } from '../../lib/hooks/use-api-language.ts'
import { useEmitted } from '../../lib/flows/use-emitted.ts'
import { readFile } from './read-file.ts'
import { maxLines } from './written-lines.ts'

type AddToGuestCart = (lines: readonly ReadyLine[]) => void

interface Effects {
  /** Has a guest's goods wait in the browser; undefined for a customer, whose cart is the server's. */
  addToGuestCart: AddToGuestCart | undefined
  onTexts: (texts: string[], from: 'file' | 'list') => void
  onAdded: (texts: string[]) => void
}

/** A line as it is shown: with what of it goes into the cart, if anything does. */
export type ShownLine = OrderedLine & { ready: ReadyLine | undefined }

/** The quick order of one page. */
export function useQuickOrder({ addToGuestCart, onTexts, onAdded }: Effects) {
  const client = useShopClient()
  const guestCart = useCallbackRef(() => addToGuestCart)
  const logic = useMemo(() => quickOrderWith(client, guestCart), [client, guestCart])
  const actor = useFlowActor(logic)
  useEmitted(actor, 'texts.found', ({ texts, from }) => onTexts(texts, from))
  useEmitted(actor, 'lines.added', ({ texts }) => onAdded(texts))
  const { language } = useApiLanguage()
  useDidUpdate(() => actor.send({ type: 'names.read' }), [language])
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

/** A guest's goods wait in the browser, a customer's are on the server. */
const quickOrderWith = (client: ShopClient, guestCart: () => AddToGuestCart | undefined) =>
  quickOrderMachine.provide({
    actors: {
      readFile: fromPromise(async ({ input }) => {
        // The cast is safe: only the hook chooses files.
        const lines = await readFile(input.file as File)
        if (lines.length > maxLines) throw { code: 'FILE_TOO_LARGE' }
        return lines
      }),
      resolve: fromPromise(async ({ input, signal }) => {
        const body = { lines: input.texts }
        return (await dataOf(client.quiet.POST('/api/quick-order/resolve', { body, signal }))).lines
      }),
      openList: fromPromise(({ input: { id }, signal }) =>
        dataOf(client.quiet.GET('/api/lists/{id}', { params: { path: { id } }, signal })),
      ),
      addLines: fromPromise(async ({ input: { lines }, signal }) => {
        const addToGuestCart = guestCart()
        if (addToGuestCart) return addToGuestCart(lines)
        const body = { lines: lines.map(({ piece }) => piece) }
        return dataOf(client.quiet.POST('/api/quick-order/cart', { body, signal }))
      }),
    },
  })
