import type { SnapshotFrom } from 'xstate'
import type { appMachine } from '../../../machines/app/app.machine.ts'

export type CategoriesView = 'loading' | 'failed' | 'empty' | 'shown'

/** What a page shows of the categories: old ones stay on view while newer ones are on their way or did not come. */
export function categoriesView(snapshot: SnapshotFrom<typeof appMachine>): CategoriesView {
  const { categories } = snapshot.context
  if (snapshot.matches('failed')) return 'failed'
  if (categories === undefined) return 'loading'
  return categories.length === 0 ? 'empty' : 'shown'
}
