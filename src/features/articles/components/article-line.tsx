import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ArticleListItem } from '../../../../openapi/generated/schema.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { articleAddress, type ArticleKind } from './article-address.ts'
import classes from './article-line.module.css'

/** An article in one line of a short list: a small picture, its title and its facts. */
export function ArticleLine({ kind, article }: { kind: ArticleKind; article: ArticleListItem }) {
  const { t } = useTranslation('articles')
  const format = useFormat()
  return (
    <article className={classes.line}>
      <div className={classes.picture}>
        <img src={article.coverUrl} alt={article.coverAlt} width={200} height={150} loading="lazy" />
      </div>
      <div>
        <h3>
          <Link to={articleAddress(kind, article.id)}>{article.title}</Link>
        </h3>
        <p className={classes.facts}>
          <time dateTime={article.publishedAt}>{format.date(article.publishedAt, 'short')}</time>
          {' · '}
          {t('read', { count: article.viewCount })}
          {' · '}
          {t('shared', { count: article.shareCount })}
        </p>
      </div>
    </article>
  )
}
