import type {
  ContentKind,
  ContentSlug,
  OfficeContent,
  OfficeContentBody,
  OfficeContentChange,
  OfficeContentPage,
  OfficeUploadedPicture,
  operations,
} from '../../../openapi/generated/schema.ts'
import { dataOf, ShopProblem } from '../../api/problem.ts'
import type { ReadRecordArgs } from '../../flows/record/use-record.ts'
import { namesOf, type Paged } from '../query.ts'
import { uploadedData } from '../uploaded-data.ts'
import type { Change } from '../hooks/use-edit.ts'

export const kinds = namesOf<ContentKind>({ news: true, blog: true, banner: true, page: true })

/** The pages that every shop has an address for, written or not. */
export const pageSlugs = namesOf<ContentSlug>({
  terms: true,
  'privacy-policy': true,
  about: true,
  contact: true,
})

export type ContentQuery = NonNullable<operations['officeListContent']['parameters']['query']> & Paged
export type ContentKey = { kind: ContentKind; id: string }

export const readContents = ({
  client,
  id,
  signal,
}: ReadRecordArgs<ContentQuery>): Promise<OfficeContentPage> =>
  dataOf(client.GET('/api/office/contents', { params: { query: id }, signal }))

export const readContent = ({ client, id, signal }: ReadRecordArgs<ContentKey>): Promise<OfficeContent> =>
  dataOf(client.GET('/api/office/contents/{kind}/{id}', { params: { path: id }, signal }))

export const readVersion =
  (path: ContentKey & { version: number }): Change<OfficeContentBody> =>
  (client, signal) =>
    dataOf(client.GET('/api/office/contents/{kind}/{id}/versions/{version}', { params: { path }, signal }))

/** Why a text was refused, where one of its fields says it. */
export const faultsOfFields = { ADDRESS_TAKEN: null, PUBLISH_AT_PAST: null, HIDE_AT_PAST: null }
type FaultOfField = keyof typeof faultsOfFields

export const changeContent =
  (path: ContentKey, body: OfficeContentChange): Change =>
  (client, signal) =>
    dataOf(client.PUT('/api/office/contents/{kind}/{id}', { params: { path }, body, signal })).catch(
      (problem: unknown) => {
        const code = faultOf(problem, path, body)
        throw code === undefined ? problem : { code }
      },
    )

function faultOf(
  problem: unknown,
  { kind }: ContentKey,
  body: OfficeContentChange,
): FaultOfField | undefined {
  if (!(problem instanceof ShopProblem)) return undefined
  // The address of a page is not chosen: there somebody else was first.
  if (problem.code === 'EDIT_CONFLICT' && body.version === 0 && kind !== 'page') return 'ADDRESS_TAKEN'
  const past = problem.errors?.find(({ code }) => code === 'past')
  if (past?.field === 'publishAt') return 'PUBLISH_AT_PAST'
  return past?.field === 'hideAt' ? 'HIDE_AT_PAST' : undefined
}

export const uploadPicture =
  (file: Blob): Change<OfficeUploadedPicture> =>
  async (client, signal) => {
    const body = { data: await uploadedData(file) }
    return dataOf(client.POST('/api/office/content-pictures', { body, signal }))
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
