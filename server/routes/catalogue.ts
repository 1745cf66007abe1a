import { rootCategories } from '../domain/categories.ts'
import type { Database } from '../db/database.ts'
import type { Handlers } from '../http/handlers.ts'

export function catalogueHandlers({ db }: Pick<Database, 'db'>): Handlers {
  return {
    listRootCategories: ({ path }) => rootCategories(db, path.language),
  }
}
