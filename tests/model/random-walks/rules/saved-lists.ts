import type { savedListsMachine } from '../../../../machines/saved-lists/saved-lists.machine.ts'
import { always, type Rule } from '@phaen/statecharts'

type SavedLists = typeof savedListsMachine

export const rules: Rule<SavedLists>[] = [
  always('nothing is saved without a name', ({ context, snapshot }) =>
    snapshot.matches('saving') && context.draft.name.trim() === '' ? 'it is saved' : undefined,
  ),
  always('lines are kept until they are saved or given up', ({ context, snapshot }) =>
    snapshot.matches('listing') && context.draft.lines !== undefined ? 'lines are left' : undefined,
  ),
  always('what failed says why', ({ context, snapshot }) =>
    snapshot.hasTag('failed') && context.errorCode === undefined ? JSON.stringify(snapshot.value) : undefined,
  ),
]
