import type {
  OfficeCategoryChange,
  OfficeCategoryList,
  OfficeNewCategory,
} from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { SaveChange } from '../../flows/edit-record/use-edit-record.ts'
import type { RecordAsk } from '../../flows/record/use-record.ts'
import { uploadedData } from '../uploaded-data.ts'

export const readCategories = ({ client, signal }: RecordAsk): Promise<OfficeCategoryList> =>
  dataOf(client.GET('/api/office/categories', { signal }))

/** What staff do with a category. */
export type CategoryChange = { onSaved: () => void } & (
  | { kind: 'add'; body: OfficeNewCategory }
  | { kind: 'change'; id: string; name: NonNullable<OfficeCategoryChange['name']> }
  | { kind: 'picture'; id: string; picture: File }
  | { kind: 'remove'; id: string }
)

export const saveCategory: SaveChange<CategoryChange> = async (client, change, signal) => {
  if (change.kind === 'add')
    await dataOf(client.POST('/api/office/categories', { body: change.body, signal }))
  else {
    const params = { path: { id: change.id } }
    if (change.kind === 'remove')
      await dataOf(client.DELETE('/api/office/categories/{id}', { params, signal }))
    else {
      const body =
        change.kind === 'change' ? { name: change.name } : { data: await uploadedData(change.picture) }
      await dataOf(client.PUT('/api/office/categories/{id}', { params, body, signal }))
    }
  }
  change.onSaved()
}
