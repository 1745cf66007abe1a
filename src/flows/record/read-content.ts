import type { Banner, ContentPage, ContentSlug } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { RecordAsk } from './actors/load-with.ts'

export function readContent({ client, language, id, signal }: RecordAsk): Promise<ContentPage> {
  return dataOf(
    client.quiet.GET('/api/contents/{language}/{slug}', {
      // The id is always a slug of the API contract, because only screens pass it.
      params: { path: { language, slug: id as ContentSlug } },
      signal,
    }),
  )
}

export function readBanner({ client, language, id, signal }: RecordAsk): Promise<Banner> {
  return dataOf(
    client.quiet.GET('/api/banners/{language}/{id}', { params: { path: { language, id } }, signal }),
  )
}
