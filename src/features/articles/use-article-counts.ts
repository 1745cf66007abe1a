import { useEffect, useState } from 'react'
import * as v from 'valibot'
import type { Article } from '../../../openapi/generated/schema.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import type { ShareChannel } from '../../components/share/share-channels.ts'
import { stored } from '../../lib/browser/stored.ts'
import type { ArticleKind } from './article-path.ts'
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

const viewed = stored('viewed-articles', v.array(v.string()), [], 'sessionStorage')

/**
 * Returns whether the article is opened for the first time in this visit, and records that it was opened. Where nothing can
 * be stored, views are not counted, because every reload would count as one.
 */
function isFirstViewOfVisit(name: string): boolean {
  const names = viewed.read()
  return !names.includes(name) && viewed.write([...names, name])
}
