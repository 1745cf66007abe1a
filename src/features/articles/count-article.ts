import type { ShopClient } from '../../api/shop-client.ts'
import type { ShareChannel } from '../../components/share/share-channels.ts'
import type { ArticleKind } from './article-path.ts'

// Counts are shared by all languages, so the request always uses the master record's path.
const pathOf = (id: string) => ({ path: { language: 'standard' as const, id } })

/** A failed request is ignored, and the page keeps the number it already shows. */
export async function countView(
  client: ShopClient,
  kind: ArticleKind,
  id: string,
): Promise<{ viewCount?: number }> {
  const options = { params: pathOf(id) }
  const counted =
    kind === 'blog'
      ? client.quiet.POST('/api/blogs/{language}/{id}/view', options)
      : client.quiet.POST('/api/news/{language}/{id}/view', options)
  return (await counted.catch(() => undefined))?.data ?? {}
}

export async function countShare(
  client: ShopClient,
  kind: ArticleKind,
  id: string,
  channel: ShareChannel,
): Promise<{ shareCount?: number }> {
  const options = { params: pathOf(id), body: { channel } }
  const counted =
    kind === 'blog'
      ? client.quiet.POST('/api/blogs/{language}/{id}/share', options)
      : client.quiet.POST('/api/news/{language}/{id}/share', options)
  return (await counted.catch(() => undefined))?.data ?? {}
}
