import { Skeleton } from '@mantine/core'
import type { ArticleListItem } from '../../../openapi/generated/schema.ts'
import { SkeletonGroup, SkeletonText } from '../../components/skeleton/skeleton.tsx'
import type { ArticleKind } from './article-address.ts'
import { ArticleCard } from './article-card.tsx'
import classes from './article-cards.module.css'

export function ArticleCards({ kind, articles }: { kind: ArticleKind; articles: ArticleListItem[] }) {
  return (
    <ul className={classes.cards}>
      {articles.map((article) => (
        <li key={article.id} data-entry>
          <ArticleCard kind={kind} article={article} />
        </li>
      ))}
    </ul>
  )
}

/** What stands on the page while articles are loading. */
export function ArticleCardsLoading({ count }: { count: number }) {
  return (
    <SkeletonGroup>
      <ArticleCardPlaces count={count} />
    </SkeletonGroup>
  )
}

/** Placeholders in the shape of article cards. */
export function ArticleCardPlaces({ count }: { count: number }) {
  const places = Array.from({ length: count }, (_, index) => `card ${index + 1}`)
  return (
    <div className={classes.cards}>
      {places.map((place) => (
        <div key={place} className={classes.place}>
          <Skeleton style={{ aspectRatio: '4 / 3' }} />
          <SkeletonText lines={3} />
        </div>
      ))}
    </div>
  )
}
