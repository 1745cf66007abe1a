import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Article } from '../../../openapi/generated/schema.ts'
import { NoBreakTerms } from '../../components/no-break-terms/no-break-terms.tsx'
import { articleAddress, type ArticleKind } from './article-address.ts'
import classes from './article-neighbours.module.css'

/** Links to the articles before and after this one, by their titles. */
export function ArticleNeighbours({ kind, article }: { kind: ArticleKind; article: Article }) {
  const { t } = useTranslation('articles')
  const { previousId, previousTitle, nextId, nextTitle } = article
  return (
    <nav className={classes.neighbours} aria-label={`${t('previous')} / ${t('next')}`}>
      {previousId && previousTitle && (
        <Link rel="prev" to={articleAddress(kind, previousId)}>
          <small>{t('previous')}</small>
          <span>
            <NoBreakTerms>{previousTitle}</NoBreakTerms>
          </span>
        </Link>
      )}
      {nextId && nextTitle && (
        <Link rel="next" to={articleAddress(kind, nextId)}>
          <small>{t('next')}</small>
          <span>
            <NoBreakTerms>{nextTitle}</NoBreakTerms>
          </span>
        </Link>
      )}
    </nav>
  )
}
