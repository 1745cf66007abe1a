import { useDidUpdate } from '@mantine/hooks'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { recordMachine, type RecordId } from '../../../machines/record/record.machine.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import type { ApiLanguage } from '../../lib/language.ts'
import { useFlow, type FlowOptions } from '../../lib/flows/page-flows.ts'
import { useApiLanguage } from '../../lib/hooks/use-api-language.ts'
import { recordView, type RecordView } from './record-view.ts'

export interface ReadRecordArgs<Id extends RecordId = string> {
  client: ShopClient
  language: ApiLanguage
  id: Id
  signal: AbortSignal
}

/** Reads one kind of record. Define it outside of components, so that its identity is stable. */
type ReadRecord<Item, Id extends RecordId = string> = (ask: ReadRecordArgs<Id>) => Promise<Item>

interface Refresh {
  /** Nothing is known to have changed: it is only time to look again. */
  isTimed: boolean
}

/**
 * A record by its id, or by the query that names it, in the language of the page. The calling component has a different `key` for each id, or
 * opens the other id itself.
 * `kind`, such as `product` or `blog`, distinguishes the records of one page.
 */
export function useRecord<Item, Id extends RecordId = string>(
  kind: string,
  id: Id,
  read: ReadRecord<Item, Id>,
  options?: FlowOptions,
): { view: RecordView<Item>; open: (id: Id) => void; retry: () => void; refresh: (why?: Refresh) => void } {
  const client = useShopClient()
  const { language, readLanguage } = useApiLanguage()
  const logic = useMemo(
    () =>
      recordMachine.provide({
        actors: {
          load: fromPromise(({ input, signal }) =>
            // The cast is safe: this hook also provides the id.
            read({ client, language: readLanguage(), id: input.id as Id, signal }),
          ),
        },
      }),
    [client, read, readLanguage],
  )
  const name = `${kind} ${typeof id === 'string' ? id : JSON.stringify(id)}`
  const actor = useFlow(name, logic, { id }, options)
  useDidUpdate(() => actor.send({ type: 'record.refresh' }), [language])
  const snapshot = useSelector(actor, (state) => state)
  return {
    view: recordView<Item>(snapshot),
    open: (otherId) => actor.send({ type: 'record.open', id: otherId }),
    retry: () => actor.send({ type: 'record.retry' }),
    refresh: (why) => {
      // Repeated looks would drop each answer of a slow network. After a save, the answer on its way may be from before it.
      if (why?.isTimed && actor.getSnapshot().hasTag('pending')) return
      actor.send({ type: 'record.refresh' })
    },
  }
}
