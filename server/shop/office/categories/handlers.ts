import { afterwards, staffOf, type Handlers } from '../../common/handlers.ts'
import type { ShopDeps } from '../../common/shop-deps.ts'
import { addCategory, changeCategory, removeCategory } from './change-categories.ts'
import { listCategories } from './list-categories.ts'

export function officeCategoryHandlers({ database: { db } }: Pick<ShopDeps, 'database'>): Handlers {
  const answer = () => listCategories(db)
  const answerAfter = afterwards(answer)
  return {
    officeListCategories: answer,
    officeAddCategory: (call) => answerAfter(call, addCategory(db, staffOf(call), call.body)),
    officeChangeCategory: (call) =>
      answerAfter(call, changeCategory(db, staffOf(call), call.path.id, call.body)),
    officeRemoveCategory: (call) => answerAfter(call, removeCategory(db, staffOf(call), call.path.id)),
  }
}
