import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { importMachine } from '../../../machines/import/import.machine.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import { useFlowActor } from '../../lib/inspection.ts'
import { useEmitted } from '../../lib/use-emitted.ts'
import { importWith } from './actors/import-with.ts'

/** The import of goods that the address names by its id, or a new one; `onKept` hears of the id under which the server keeps it. */
export function useImport(id: string | undefined, onKept: (id: string) => void) {
  const client = useShopClient()
  const logic = useMemo(() => importMachine.provide({ actors: importWith(client) }), [client])
  const actor = useFlowActor(logic)
  const snapshot = useSelector(actor, (state) => state)
  useEmitted(actor, 'import.kept', (kept) => onKept(kept.id))
  useEffect(() => {
    const shown = actor.getSnapshot().context.id
    if (id !== undefined && id !== shown) actor.send({ type: 'import.open', id })
    if (id === undefined && shown !== '') actor.send({ type: 'import.leave' })
  }, [actor, id])
  return { snapshot, send: actor.send }
}

export type Import = ReturnType<typeof useImport>
