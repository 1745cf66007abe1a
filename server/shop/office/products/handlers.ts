import { afterwards, staffOf, type Call, type Handlers } from '../../common/handlers.ts'
import type { ShopDeps } from '../../common/shop-deps.ts'
import { addProduct, addVariant, removeVariant } from './by-hand.ts'
import { listOfficeProducts } from './list-products.ts'
import { readProductOverview } from './overview.ts'
import { readOfficeProduct } from './read-product.ts'
import { addPicture, orderPictures } from './product-pictures.ts'
import { countStock, saveProduct } from './save-product.ts'

export function officeProductHandlers({ database: { db } }: Pick<ShopDeps, 'database'>): Handlers {
  const answer = ({ language, path: { id } }: Pick<Call<'officeGetProduct'>, 'language' | 'path'>) =>
    readOfficeProduct(db, language, id)
  const answerAfter = afterwards(answer)
  return {
    officeListProducts: ({ language, query }) => listOfficeProducts(db, language, query),
    officeProductOverview: ({ language }) => readProductOverview(db, language),
    officeGetProduct: answer,
    officeSaveProduct: (call) => answerAfter(call, saveProduct(db, staffOf(call), call.path.id, call.body)),
    async officeAddProduct({ language, body, ...call }) {
      return readOfficeProduct(db, language, await addProduct(db, staffOf(call), body))
    },
    officeAddVariant: (call) => answerAfter(call, addVariant(db, staffOf(call), call.path.id, call.body)),
    officeRemoveVariant: (call) =>
      answerAfter(call, removeVariant(db, staffOf(call), { ...call.path, ...call.query })),
    officeAddPicture: (call) => answerAfter(call, addPicture(db, staffOf(call), call.path.id, call.body)),
    officeOrderPictures: (call) =>
      answerAfter(call, orderPictures(db, staffOf(call), call.path.id, call.body)),
    officeCountStock: (call) => answerAfter(call, countStock(db, staffOf(call), call.path.id, call.body)),
  }
}
