import { useEffect, useState } from 'react'
import type { Article } from '../../../openapi/generated/schema.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import type { ShareChannel } from '../../components/share/share-channels.ts'
import type { ArticleKind } from './article-address.ts'
import { countShare, countView } from './count-article.ts'

/** An article's view and share counts. A visit counts as one view, however often it opens the article. */
export function useArticleCounts(kind: ArticleKind, { id, viewCount, shareCount }: Article) {
  const client = useShopClient()
  const [newer, setNewer] = useState<{ viewCount?: number; shareCount?: number }>({})

  useEffect(() => {
    if (isFirstViewOfVisit(`${kind} ${id}`)) void countView(client, kind, id).then(setNewer)
  }, [client, kind, id])

  return {
    viewCount: Math.max(viewCount, newer.viewCount ?? 0),
    shareCount: Math.max(shareCount, newer.shareCount ?? 0),
    countShare: (channel: ShareChannel) =>
      void countShare(client, kind, id, channel).then((count) =>
        setNewer((counts) => ({ ...counts, ...count })),
      ),
  }
}

const storageKey = 'viewed-articles'

/** Returns whether the article is opened for the first time in this visit, and records that it was opened. */
function isFirstViewOfVisit(name: string): boolean {
  try {
    const viewed = (sessionStorage.getItem(storageKey) ?? '').split('\n')
    if (viewed.includes(name)) return false
    sessionStorage.setItem(storageKey, [...viewed.filter(Boolean), name].join('\n'))
    return true
  } catch {
    // Without session storage views are not counted, because otherwise every reload would count as a view.
    return false
  }
}
