import '@mantine/core/styles/Pagination.layer.css'
import { Pagination } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { formatNumber } from '../../lib/format-number.ts'
import { readPageNumber } from '../../lib/page-number.ts'
import classes from './growing-list.module.css'
import type { Growth } from './growth.ts'
import { PageMissing } from './page-missing.tsx'
import { usePageAddress } from './use-page-address.ts'

/** One page of a list, with links to the others. */
export function OnePage({ view, children }: { view: Growth; children: ReactNode }) {
  const { t } = useTranslation('lists')
  const [search] = useSearchParams()
  const address = usePageAddress()
  const { items, page, pageSize, total } = view
  const lastPage = Math.ceil(total / pageSize)
  const before = (page - 1) * pageSize
  const linkTo = (other: number, label: string) => ({
    component: Link,
    to: address(other),
    'aria-label': label,
  })
  if (readPageNumber(search) > lastPage) return <PageMissing view={view} />
  return (
    <>
      {children}
      <div className={classes.foot}>
        <p className={classes.count} role="status">
          {t('shownFrom', {
            first: formatNumber(before + 1),
            last: formatNumber(before + items.length),
            total: formatNumber(total),
          })}
        </p>
        <nav aria-label={t('pages')}>
          <Pagination.Root
            total={lastPage}
            value={page}
            siblings={0}
            size="xl"
            className={classes.pages}
            classNames={{ control: classes.page }}
            getItemProps={(other) => linkTo(other, t('page', { page: other }))}
          >
            {page > 1 && <Pagination.Previous {...linkTo(page - 1, t('earlierPage'))} />}
            <Pagination.Items />
            {page < lastPage && <Pagination.Next {...linkTo(page + 1, t('nextPage'))} />}
          </Pagination.Root>
        </nav>
      </div>
    </>
  )
}
