import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { formatNumber } from '../../lib/formats/format-number.ts'
import { withPage } from '../../lib/page-number.ts'
import classes from './page-links.module.css'

interface PageLinksProps {
  pageNumber: number
  last: number
  /** How many rows the whole list has. */
  children: ReactNode
}

/** Below a list: its size, and the pages before and after, as the address names them. */
export function PageLinks({ pageNumber, last, children }: PageLinksProps) {
  const { t } = useTranslation('office')
  const [search] = useSearchParams()
  const to = (page: number) => `?${withPage(String(search), page)}`
  return (
    <nav className={classes.foot} aria-label={t('pages')}>
      {children}
      {last > 1 && (
        <>
          {pageNumber > 1 && (
            <Link className="tap" to={to(pageNumber - 1)}>
              {t('pageBefore')}
            </Link>
          )}
          {t('pageOf', { page: formatNumber(pageNumber), last: formatNumber(last) })}
          {pageNumber < last && (
            <Link className="tap" to={to(pageNumber + 1)}>
              {t('pageAfter')}
            </Link>
          )}
        </>
      )}
    </nav>
  )
}
