import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { editRecordMachine } from '../../../machines/edit-record/edit-record.machine.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import { useFlowActor } from '../../lib/flows/inspection.ts'
import { useEmitted } from '../../lib/flows/use-emitted.ts'

/** Sends a change to the server. Define it outside of components, so that its identity is stable. */
export type SaveChange<Change> = (client: ShopClient, change: Change, signal: AbortSignal) => Promise<unknown>

/** Changes a record that others may change too; `onOutdated` reads it again. */
export function useEditRecord<Change>(saveChange: SaveChange<Change>, onOutdated: () => void) {
  const client = useShopClient()
  const logic = useMemo(
    () =>
      editRecordMachine.provide({
        actors: {
          save: fromPromise<void, { change: unknown }>(async ({ input, signal }) => {
            // The cast is safe: only `save` below sends changes.
            await saveChange(client, input.change as Change, signal)
          }),
        },
      }),
    [client, saveChange],
  )
  const actor = useFlowActor(logic)
  const snapshot = useSelector(actor, (state) => state)
  useEmitted(actor, 'record.outdated', onOutdated)
  return {
    isSaving: snapshot.matches('saving'),
    isSaved: snapshot.matches('saved'),
    isConflict: snapshot.matches('conflict'),
    errorCode: snapshot.context.errorCode,
    save: (change: Change) => actor.send({ type: 'change.save', change }),
    reload: () => actor.send({ type: 'record.reload' }),
    drop: () => actor.send({ type: 'change.drop' }),
  }
}

export type EditRecord<Change> = ReturnType<typeof useEditRecord<Change>>
