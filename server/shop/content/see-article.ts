import type { Queries } from '../../db/database.ts'
import { readViewCount } from './articles.ts'
import type { View, ViewCounter } from './view-counter.ts'

interface Seen {
  path: { id: string }
  clientNetwork: string
  userAgent: string
  isFromAnotherSite: boolean
}

/** Notes a view. The answer counts it already, even where it is the visitor's second of the day and adds nothing. */
export async function seeArticle(
  db: Queries,
  views: ViewCounter,
  kind: View['kind'],
  { path: { id }, clientNetwork: network, userAgent, isFromAnotherSite }: Seen,
): Promise<{ viewCount: number }> {
  const viewCount = await readViewCount(db, kind, id)
  if (isFromAnotherSite) return { viewCount }
  views.add({ kind, id, network, userAgent })
  return { viewCount: viewCount + 1 }
}
