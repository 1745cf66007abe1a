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
import type { ReadRecordArgs } from '../../flows/record/use-record.ts'
import { uploadedData } from '../uploaded-data.ts'
import type { Change } from '../hooks/use-edit.ts'
import type { ProductQuery } from './product-query.ts'

export const readProducts = ({
  client,
  id,
  signal,
}: ReadRecordArgs<ProductQuery>): Promise<OfficeProductPage> =>
  dataOf(client.GET('/api/office/products', { params: { query: id }, signal }))

export const readOverview = ({ client, signal }: ReadRecordArgs): Promise<OfficeProductOverview> =>
  dataOf(client.GET('/api/office/product-overview', { signal }))

export const readProduct = ({ client, id, signal }: ReadRecordArgs): Promise<OfficeProductDetail> =>
  dataOf(client.GET('/api/office/products/{id}', { params: { path: { id } }, signal }))

export const changeProduct =
  (id: string, body: OfficeProductChange): Change =>
  (client, signal) =>
    dataOf(client.PUT('/api/office/products/{id}', { params: { path: { id } }, body, signal }))

/** The warehouse counts, others may change the rest too. */
export const changeStock =
  (id: string, body: OfficeStockChange): Change =>
  (client, signal) =>
    dataOf(client.PUT('/api/office/products/{id}/stock', { params: { path: { id } }, body, signal }))

export const addProduct =
  (body: OfficeNewProduct): Change<OfficeProductDetail> =>
  (client, signal) =>
    dataOf(client.POST('/api/office/products', { body, signal }))

export const addVariant =
  (id: string, version: number, variant: OfficeNewVariant): Change =>
  (client, signal) => {
    const body = { version, variant }
    return dataOf(
      client.POST('/api/office/products/{id}/variants', { params: { path: { id } }, body, signal }),
    )
  }

export const removeVariant =
  (id: string, version: number, variantId: string): Change =>
  (client, signal) => {
    const params = { path: { id, variantId }, query: { version } }
    return dataOf(client.DELETE('/api/office/products/{id}/variants/{variantId}', { params, signal }))
  }

export const orderPictures =
  (id: string, body: OfficePictureOrder): Change =>
  (client, signal) =>
    dataOf(client.PUT('/api/office/products/{id}/pictures', { params: { path: { id } }, body, signal }))

export const addPicture =
  (id: string, version: number, file: Blob): Change =>
  async (client, signal) => {
    const body = { version, data: await uploadedData(file) }
    return dataOf(
      client.POST('/api/office/products/{id}/pictures', { params: { path: { id } }, body, signal }),
    )
  }
