import type {
  OfficeNewProduct,
  OfficeNewVariant,
  OfficePictureOrder,
  OfficeProductChange,
  OfficeProductDetail,
  OfficeProductOverview,
  OfficeProductPage,
  OfficeStockChange,
} from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { SaveChange } from '../../flows/edit-record/use-edit-record.ts'
import type { RecordAsk } from '../../flows/record/use-record.ts'
import { uploadedData } from '../uploaded-data.ts'
import type { ProductQuery } from './product-query.ts'

export const readProducts = ({ client, id, signal }: RecordAsk<ProductQuery>): Promise<OfficeProductPage> =>
  dataOf(client.GET('/api/office/products', { params: { query: id }, signal }))

export const readOverview = ({ client, signal }: RecordAsk): Promise<OfficeProductOverview> =>
  dataOf(client.GET('/api/office/product-overview', { signal }))

export const readProduct = ({ client, id, signal }: RecordAsk): Promise<OfficeProductDetail> =>
  dataOf(client.GET('/api/office/products/{id}', { params: { path: { id } }, signal }))

/** The warehouse counts, others may change the rest too. */
export type ProductChange = { id: string } & ({ goods: OfficeProductChange } | { stock: OfficeStockChange })

export const saveProduct: SaveChange<ProductChange> = (client, { id, ...change }, signal) =>
  'stock' in change
    ? dataOf(
        client.PUT('/api/office/products/{id}/stock', {
          params: { path: { id } },
          body: change.stock,
          signal,
        }),
      )
    : dataOf(
        client.PUT('/api/office/products/{id}', { params: { path: { id } }, body: change.goods, signal }),
      )

export const addGoods: SaveChange<{
  body: OfficeNewProduct
  onSaved: (added: OfficeProductDetail) => void
}> = async (client, { body, onSaved }, signal) =>
  onSaved(await dataOf(client.POST('/api/office/products', { body, signal })))

type VariantsChange = { id: string; version: number; onSaved: () => void } & (
  | { added: OfficeNewVariant }
  | { removed: string }
)

export const changeVariants: SaveChange<VariantsChange> = async (
  client,
  { id, version, ...change },
  signal,
) => {
  if ('removed' in change) {
    const params = { path: { id, variantId: change.removed }, query: { version } }
    await dataOf(client.DELETE('/api/office/products/{id}/variants/{variantId}', { params, signal }))
  } else {
    const body = { version, variant: change.added }
    await dataOf(
      client.POST('/api/office/products/{id}/variants', { params: { path: { id } }, body, signal }),
    )
  }
  change.onSaved()
}

type PictureChange = { id: string } & (
  | { upload: { version: number; file: Blob } }
  | { order: OfficePictureOrder }
)

export const savePictures: SaveChange<PictureChange> = async (client, { id, ...change }, signal) => {
  const params = { path: { id } }
  if ('order' in change)
    return dataOf(client.PUT('/api/office/products/{id}/pictures', { params, body: change.order, signal }))
  const { version, file } = change.upload
  const body = { version, data: await uploadedData(file) }
  return dataOf(client.POST('/api/office/products/{id}/pictures', { params, body, signal }))
}
