import type { ShopDeps } from '../../common/shop-deps.ts'
import { staffOf, type Handlers } from '../../common/handlers.ts'
import { cutPicture } from '../pictures/cut-picture.ts'
import { addPictureFiles } from '../pictures/picture-files.ts'
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
    async officeUploadPicture({ body }) {
      const picture = await cutPicture(body.data)
      const url = await db.transaction((tx) => addPictureFiles(tx, picture, { isSaved: false }))
      return { url, width: picture.width, height: picture.height }
    },
  }
}
