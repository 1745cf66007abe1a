import type { Banner, ContentPage, ContentSlug } from '../../../openapi/generated/schema.ts'
import { withoutOverlay } from '../../api/loading-count.ts'
import { dataOf } from '../../api/problem.ts'
import type { RecordAsk } from './actors/load-with.ts'

export function readContent({ client, language, id, signal }: RecordAsk): Promise<ContentPage> {
  return dataOf(
    client.GET('/api/contents/{language}/{slug}', {
      // The id is always a slug of the API contract, because only screens pass it.
      params: { path: { language, slug: id as ContentSlug } },
      headers: withoutOverlay,
      signal,
    }),
  )
}

export function readBanner({ client, language, id, signal }: RecordAsk): Promise<Banner> {
  return dataOf(
    client.GET('/api/banners/{language}/{id}', {
      params: { path: { language, id } },
      headers: withoutOverlay,
      signal,
    }),
  )
}
