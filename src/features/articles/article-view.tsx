import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Article } from '../../../openapi/generated/schema.ts'
import { NoBreakTerms } from '../../components/no-break-terms/no-break-terms.tsx'
import { RichText } from '../../components/rich-text/rich-text.tsx'
import { Share } from '../../components/share/share.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { useArticleCounts } from './use-article-counts.ts'
import { articleAddress, type ArticleKind } from './article-address.ts'
import classes from './article-view.module.css'

/** An article's text, its view and share counts, and links to its neighbours. */
export function ArticleView({ kind, article }: { kind: ArticleKind; article: Article }) {
  const { t } = useTranslation('articles')
  const format = useFormat()
  const { viewCount, shareCount, countShare } = useArticleCounts(kind, article)
  return (
    <article className={classes.article}>
      <header>
        <h1 tabIndex={-1}>
          <NoBreakTerms>{article.title}</NoBreakTerms>
        </h1>
        <p className={classes.facts}>
          <time dateTime={article.publishedAt}>{format.date(article.publishedAt)}</time>
          <span>{t('read', { count: viewCount })}</span>
          <span>{t('shared', { count: shareCount })}</span>
        </p>
      </header>
      <img className={classes.cover} src={article.coverUrl} alt={article.coverAlt} width={800} height={450} />
      <RichText html={article.contentHtml} />
      <footer className={classes.end}>
        <Share title={article.title} onShared={countShare} />
        <nav className={classes.neighbours} aria-label={`${t('previous')} / ${t('next')}`}>
          {article.previousId && (
            <Link rel="prev" to={articleAddress(kind, article.previousId)}>
              {t('previous')}
            </Link>
          )}
          {article.nextId && (
            <Link rel="next" to={articleAddress(kind, article.nextId)}>
              {t('next')}
            </Link>
          )}
        </nav>
      </footer>
    </article>
  )
}
