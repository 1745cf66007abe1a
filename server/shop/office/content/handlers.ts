import type { ShopDeps } from '../../common/shop-deps.ts'
import { staffOf, type Handlers } from '../../common/handlers.ts'
import { listContent, readContent, readContentVersion } from './read-content.ts'
import { saveContent } from './save-content.ts'

export function officeContentHandlers({ database: { db } }: Pick<ShopDeps, 'database'>): Handlers {
  return {
    officeListContent: ({ query }) => listContent(db, query),
    officeGetContent: ({ path }) => readContent(db, path),
    officeGetContentVersion: ({ path }) => readContentVersion(db, path),
    async officeSaveContent({ path, body, ...call }) {
      await saveContent(db, staffOf(call), path, body)
      return readContent(db, path)
    },
  }
}
