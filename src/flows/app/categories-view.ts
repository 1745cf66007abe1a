import type { SnapshotFrom } from 'xstate'
import type { appMachine } from '../../../machines/app/app.machine.ts'

export type CategoriesView = 'loading' | 'failed' | 'empty' | 'shown'

/** How a page shows the categories. Loaded categories stay visible while they are reloaded or if that fails. */
export function categoriesView(snapshot: SnapshotFrom<typeof appMachine>): CategoriesView {
  const { categories } = snapshot.context
  if (snapshot.matches('failed')) return 'failed'
  if (categories === undefined) return 'loading'
  return categories.length === 0 ? 'empty' : 'shown'
}
