import type {
  OfficeCategoryChange,
  OfficeCategoryList,
  OfficeNewCategory,
} from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ReadRecordArgs } from '../../flows/record/use-record.ts'
import { uploadedData } from '../uploaded-data.ts'
import type { Change } from '../hooks/use-edit.ts'

export const readCategories = ({ client, signal }: ReadRecordArgs): Promise<OfficeCategoryList> =>
  dataOf(client.GET('/api/office/categories', { signal }))

export const addCategory =
  (body: OfficeNewCategory): Change =>
  (client, signal) =>
    dataOf(client.POST('/api/office/categories', { body, signal }))

export const renameCategory =
  (id: string, name: OfficeCategoryChange['name']): Change =>
  (client, signal) =>
    dataOf(client.PUT('/api/office/categories/{id}', { params: { path: { id } }, body: { name }, signal }))

export const setCategoryPicture =
  (id: string, picture: File): Change =>
  async (client, signal) => {
    const body = { data: await uploadedData(picture) }
    return dataOf(client.PUT('/api/office/categories/{id}', { params: { path: { id } }, body, signal }))
  }

export const removeCategory =
  (id: string): Change =>
  (client, signal) =>
    dataOf(client.DELETE('/api/office/categories/{id}', { params: { path: { id } }, signal }))
