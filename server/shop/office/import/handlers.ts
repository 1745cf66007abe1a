import { staffOf, type Handlers } from '../../common/handlers.ts'
import type { ShopDeps } from '../../common/shop-deps.ts'
import { exportProducts } from './export-products.ts'
import { listImports, previewImport, readImport } from './imports.ts'
import { runImportStep } from './run.ts'

export function importHandlers({ database: { db } }: ShopDeps): Handlers {
  return {
    officeListImports: () => listImports(db),
    async officePreviewImport({ body, language, ...call }) {
      return readImport(db, language, await previewImport(db, staffOf(call).id, body))
    },
    officeGetImport: ({ path: { id }, language }) => readImport(db, language, id),
    async officeRunImport({ path: { id }, ...call }) {
      return { counts: await runImportStep(db, staffOf(call).id, id) }
    },
    officeExportProducts: async () => exportProducts(db),
  }
}
