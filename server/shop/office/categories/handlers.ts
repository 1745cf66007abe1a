import { staffOf, type Handlers } from '../../common/handlers.ts'
import type { ShopDeps } from '../../common/shop-deps.ts'
import { addCategory, changeCategory, removeCategory } from './change-categories.ts'
import { listCategories } from './list-categories.ts'

export function officeCategoryHandlers({ database: { db } }: Pick<ShopDeps, 'database'>): Handlers {
  return {
    officeListCategories: () => listCategories(db),
    async officeAddCategory({ body, ...call }) {
      await addCategory(db, staffOf(call), body)
      return listCategories(db)
    },
    async officeChangeCategory({ path: { id }, body, ...call }) {
      await changeCategory(db, staffOf(call), id, body)
      return listCategories(db)
    },
    async officeRemoveCategory({ path: { id }, ...call }) {
      await removeCategory(db, staffOf(call), id)
      return listCategories(db)
    },
  }
}
