import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import { importMachine } from '../../../machines/import/import.machine.ts'
import { dataOf, ShopProblem } from '../../api/problem.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import { useFlowActor } from '../../lib/flows/inspection.ts'
import { useEmitted } from '../../lib/flows/use-emitted.ts'
import { maxBytes, readFile } from './read-file.ts'

/** The import of goods that the address names by its id, or a new one; `onKept` hears of the id under which the server keeps it. */
export function useImport(id: string | undefined, onKept: (id: string) => void) {
  const client = useShopClient()
  const logic = useMemo(() => importWith(client), [client])
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

/** Reading a file is done here, and the rest at the server. */
const importWith = (client: ShopClient) =>
  importMachine.provide({
    actors: {
      readFile: fromPromise(({ input }) =>
        // The cast is safe: only the hook chooses files.
        readFile(input.file as File),
      ),
      preview: fromPromise(async ({ input, signal }) => {
        const { name = '', text = '' } = input.rows ?? {}
        if (text.trim() === '') throw { code: 'EMPTY_FILE' }
        if (new Blob([text]).size > maxBytes) throw { code: 'FILE_TOO_LARGE' }
        return dataOf(client.POST('/api/office/imports', { body: { name, text }, signal })).catch(
          (problem: unknown) => {
            throw faultOfFile(problem) ?? problem
          },
        )
      }),
      open: fromPromise(({ input: { id }, signal }) =>
        dataOf(client.GET('/api/office/imports/{id}', { params: { path: { id } }, signal })),
      ),
      runStep: fromPromise(({ input: { id }, signal }) =>
        dataOf(client.POST('/api/office/imports/{id}/steps', { params: { path: { id } }, signal })),
      ),
    },
  })

/** Why the server cannot read the rows at all, by what it says of them. */
const faultsOfFiles: Record<string, string> = {
  noRows: 'NO_ROWS',
  tooManyRows: 'TOO_MANY_ROWS',
  lacksColumns: 'LACKS_COLUMNS',
  doubleColumns: 'DOUBLE_COLUMNS',
}

function faultOfFile(problem: unknown): { code: string } | undefined {
  if (!(problem instanceof ShopProblem)) return undefined
  const code = faultsOfFiles[problem.errors?.[0]?.code ?? '']
  return code === undefined ? undefined : { code }
}
