import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Article } from '../../../openapi/generated/schema.ts'
import { ContentsList } from '../../components/contents-list/contents-list.tsx'
import { NoBreakTerms } from '../../components/no-break-terms/no-break-terms.tsx'
import { RichText } from '../../components/rich-text/rich-text.tsx'
import { Share } from '../../components/share/share.tsx'
import { outlined } from '../../components/contents-list/outline.ts'
import { pictureSet } from '../../lib/products/picture-set.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import type { ArticleKind } from './article-path.ts'
import { articlePath } from './article-path.ts'
import classes from './article-view.module.css'
import { useArticleCounts } from './use-article-counts.ts'

interface ArticleViewProps {
  kind: ArticleKind
  article: Article
  /** Beside the text on a desk, below it on a phone. */
  beside: ReactNode
}

/** An article's text, its view and share counts, and links to its neighbours. */
export function ArticleView({ kind, article, beside }: ArticleViewProps) {
  const { t } = useTranslation('articles')
  const format = useFormat()
  const { viewCount, shareCount, countShare } = useArticleCounts(kind, article)
  const { html, headings } = useMemo(() => outlined(article.contentHtml), [article.contentHtml])
  return (
    <div className={classes.page}>
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
        <img
          className={classes.cover}
          src={article.coverUrl}
          {...pictureSet(article.coverUrl, '(min-width: 800px) 760px, 100vw')}
          alt={article.coverAlt}
          width={800}
          height={450}
        />
        <RichText html={html} />
        <footer className={classes.end}>
          <Share title={article.title} onShared={countShare} />
        </footer>
      </article>
      <div className={classes.beside}>
        {headings.length > 1 && (
          <div className={classes.contents}>
            <ContentsList headings={headings} />
          </div>
        )}
        {beside}
      </div>
      <ArticleNeighbours kind={kind} article={article} />
    </div>
  )
}

/** Links to the articles before and after this one, by their titles. */
function ArticleNeighbours({ kind, article }: { kind: ArticleKind; article: Article }) {
  const { t } = useTranslation('articles')
  const { previousId, previousTitle, nextId, nextTitle } = article
  return (
    <nav className={classes.neighbours} aria-label={`${t('previous')} / ${t('next')}`}>
      {previousId && previousTitle && (
        <Link className="quiet" rel="prev" to={articlePath(kind, previousId)}>
          <small>{t('previous')}</small>
          <span>
            <NoBreakTerms>{previousTitle}</NoBreakTerms>
          </span>
        </Link>
      )}
      {nextId && nextTitle && (
        <Link className="quiet" rel="next" to={articlePath(kind, nextId)}>
          <small>{t('next')}</small>
          <span>
            <NoBreakTerms>{nextTitle}</NoBreakTerms>
          </span>
        </Link>
      )}
    </nav>
  )
}
