import type { ShopClient } from '../../api/shop-client.ts'
import { type SaveChange, useEditRecord } from '../../flows/edit-record/use-edit-record.ts'

/** Sends a change to the server, and gives its answer. */
export type Change<Answer = unknown> = (client: ShopClient, signal?: AbortSignal) => Promise<Answer>

const send: SaveChange<Change> = (client, change, signal) => change(client, signal)

/** Changes a record that others may change too; `onOutdated` reads it again. */
export function useEdit(onOutdated: () => void) {
  const edit = useEditRecord(send, onOutdated)
  return {
    ...edit,
    /** `onSaved` comes before the record is read again. */
    save: <Answer>(change: Change<Answer>, onSaved?: (answer: Answer) => void) =>
      edit.save(async (client, signal) => {
        const answer = await change(client, signal)
        onSaved?.(answer)
      }),
  }
}

export type Edit = ReturnType<typeof useEdit>
