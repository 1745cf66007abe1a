import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ArticleListItem } from '../../../../openapi/generated/schema.ts'
import { KeptWords } from '../../../components/kept-words/kept-words.tsx'
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
          <Link to={articleAddress(kind, article.id)}>
            <KeptWords>{article.title}</KeptWords>
          </Link>
        </h3>
        <p className={classes.facts}>
          <span className="no-break">
            <time dateTime={article.publishedAt}>{format.date(article.publishedAt, 'short')}</time> ·
          </span>{' '}
          <span className="no-break">{t('read', { count: article.viewCount })} ·</span>{' '}
          <span className="no-break">{t('shared', { count: article.shareCount })}</span>
        </p>
      </div>
    </article>
  )
}
