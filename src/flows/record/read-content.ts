import type { Banner, ContentPage, ContentSlug } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ReadRecordArgs } from './use-record.ts'

export const readContent = ({ client, language, id, signal }: ReadRecordArgs): Promise<ContentPage> => {
  // The id is always a slug of the API contract, because only screens pass it.
  const params = { path: { language, slug: id as ContentSlug } }
  return dataOf(client.quiet.GET('/api/contents/{language}/{slug}', { params, signal }))
}

export const readBanner = ({ client, language, id, signal }: ReadRecordArgs): Promise<Banner> =>
  dataOf(client.quiet.GET('/api/banners/{language}/{id}', { params: { path: { language, id } }, signal }))
