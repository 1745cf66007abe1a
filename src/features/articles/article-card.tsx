import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ArticleListItem } from '../../../openapi/generated/schema.ts'
import { NoBreakTerms } from '../../components/no-break-terms/no-break-terms.tsx'
import { pictureSet } from '../../lib/products/picture-set.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { articlePath, type ArticleKind } from './article-path.ts'
import classes from './article-card.module.css'

interface ArticleCardProps {
  kind: ArticleKind
  article: ArticleListItem
  /** Renders a short row without the excerpt and with an `h3`, for lists that have their own heading. */
  isBrief?: boolean
}

/** An article in a list; the whole card is one link. */
export function ArticleCard({ kind, article, isBrief }: ArticleCardProps) {
  const { t } = useTranslation('articles')
  const format = useFormat()
  const Title = isBrief ? 'h3' : 'h2'
  return (
    <article className={classes.card} data-brief={isBrief || undefined}>
      <div className={classes.picture}>
        <img
          src={article.coverUrl}
          {...pictureSet(article.coverUrl, '(min-width: 760px) 400px, 112px')}
          alt={article.coverAlt}
          width={400}
          height={300}
          loading="lazy"
        />
      </div>
      <div>
        <Title className={classes.title}>
          <Link className="covers" to={articlePath(kind, article.id)}>
            <NoBreakTerms>{article.title}</NoBreakTerms>
          </Link>
        </Title>
        {!isBrief && (
          <p className={classes.excerpt}>
            <NoBreakTerms>{article.excerpt}</NoBreakTerms>
          </p>
        )}
        <p className={`note ${classes.facts}`}>
          <time dateTime={article.publishedAt}>{format.date(article.publishedAt, 'short')}</time>
          <span>{t('read', { count: article.viewCount })}</span>
          <span>{t('shared', { count: article.shareCount })}</span>
        </p>
      </div>
    </article>
  )
}
