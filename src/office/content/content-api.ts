import type {
  ContentKind,
  ContentSlug,
  OfficeContent,
  OfficeContentBody,
  OfficeContentChange,
  OfficeContentPage,
  OfficeUploadedPicture,
} from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import type { SaveChange } from '../../flows/edit-record/use-edit-record.ts'
import type { RecordAsk } from '../../flows/record/use-record.ts'
import { uploadedData } from '../uploaded-data.ts'

export const kinds = ['news', 'blog', 'banner', 'page'] as const satisfies ContentKind[]
export const toKind = (text: string | null | undefined) => kinds.find((kind) => kind === text)
export const contentPageSize = 50

/** The pages that every shop has an address for, written or not. */
export const pageSlugs = ['terms', 'privacy-policy', 'about', 'contact'] as const satisfies ContentSlug[]

export type ContentQuery = { kind?: ContentKind; keyword?: string; pageNumber: number; pageSize: number }
export type ContentKey = { kind: ContentKind; id: string }

export const readContents = ({ client, id, signal }: RecordAsk<ContentQuery>): Promise<OfficeContentPage> =>
  dataOf(client.GET('/api/office/contents', { params: { query: id }, signal }))

export const readContent = ({ client, id, signal }: RecordAsk<ContentKey>): Promise<OfficeContent> =>
  dataOf(client.GET('/api/office/contents/{kind}/{id}', { params: { path: id }, signal }))

export const readVersion = (
  client: ShopClient,
  path: ContentKey & { version: number },
): Promise<OfficeContentBody> =>
  dataOf(client.GET('/api/office/contents/{kind}/{id}/versions/{version}', { params: { path } }))

export interface ContentChange {
  path: ContentKey
  body: OfficeContentChange
}

export const saveContent: SaveChange<ContentChange> = (client, { path, body }, signal) =>
  dataOf(client.PUT('/api/office/contents/{kind}/{id}', { params: { path }, body, signal }))

export const uploadPicture: SaveChange<{
  file: Blob
  onUploaded: (picture: OfficeUploadedPicture) => void
}> = async (client, { file, onUploaded }, signal) => {
  const body = { data: await uploadedData(file) }
  onUploaded(await dataOf(client.POST('/api/office/content-pictures', { body, signal })))
}

const none = { th: '', en: '' }
const emptyBody: OfficeContentBody = {
  title: none,
  excerpt: none,
  html: none,
  cover: '',
  coverAlt: none,
}

export const unwritten = (key: ContentKey): OfficeContent => ({
  ...{ ...key, version: 0, state: 'draft', isLive: false },
  ...{ body: emptyBody, versions: [] },
})
