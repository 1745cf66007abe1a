import { staffOf, type Handlers } from '../../common/handlers.ts'
import type { ShopDeps } from '../../common/shop-deps.ts'
import { addProduct, addVariant, removeVariant } from './by-hand.ts'
import { listOfficeProducts } from './list-products.ts'
import { readProductOverview } from './overview.ts'
import { readOfficeProduct } from './read-product.ts'
import { addPicture, orderPictures } from './product-pictures.ts'
import { countStock, saveProduct } from './save-product.ts'

export function officeProductHandlers({ database: { db } }: Pick<ShopDeps, 'database'>): Handlers {
  return {
    officeListProducts: ({ language, query }) => listOfficeProducts(db, language, query),
    officeProductOverview: ({ language }) => readProductOverview(db, language),
    officeGetProduct: ({ language, path: { id } }) => readOfficeProduct(db, language, id),
    async officeSaveProduct({ language, path: { id }, body, ...call }) {
      await saveProduct(db, staffOf(call), id, body)
      return readOfficeProduct(db, language, id)
    },
    async officeAddProduct({ language, body, ...call }) {
      return readOfficeProduct(db, language, await addProduct(db, staffOf(call), body))
    },
    async officeAddVariant({ language, path: { id }, body, ...call }) {
      await addVariant(db, staffOf(call), id, body)
      return readOfficeProduct(db, language, id)
    },
    async officeRemoveVariant({ language, path: { id, variantId }, query: { version }, ...call }) {
      await removeVariant(db, staffOf(call), { id, version, variantId })
      return readOfficeProduct(db, language, id)
    },
    async officeAddPicture({ language, path: { id }, body, ...call }) {
      await addPicture(db, staffOf(call), id, body)
      return readOfficeProduct(db, language, id)
    },
    async officeOrderPictures({ language, path: { id }, body, ...call }) {
      await orderPictures(db, staffOf(call), id, body)
      return readOfficeProduct(db, language, id)
    },
    async officeCountStock({ language, path: { id }, body, ...call }) {
      await countStock(db, staffOf(call), id, body)
      return readOfficeProduct(db, language, id)
    },
  }
}
