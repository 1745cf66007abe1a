import type { editRecordMachine } from '../../../../machines/edit-record/edit-record.machine.ts'
import { always, type Rule } from '@phaen/statecharts'

type EditRecord = typeof editRecordMachine

export const rules: Rule<EditRecord>[] = [
  always('why a change was refused is said as long as it is', ({ context, snapshot }) =>
    (context.errorCode !== undefined) === snapshot.matches('failed')
      ? undefined
      : `${context.errorCode} in ${String(snapshot.value)}`,
  ),
  always('nothing that was saved is held to be saved once more', ({ context, snapshot }) =>
    snapshot.matches('saved') && context.change !== undefined ? 'it is held' : undefined,
  ),
]
