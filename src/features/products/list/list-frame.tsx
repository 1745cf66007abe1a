import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router-dom'
import type { ProductSearch } from '../../../../openapi/generated/schema.ts'
import { ActionLink } from '../../../components/action/action.tsx'
import { EmptyNotice } from '../../../components/empty-notice/empty-notice.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import { categoriesView } from '../../../flows/app/categories-view.ts'
import { useApp } from '../../../flows/app/use-app.ts'
import type { PagedListView } from '../../../flows/paged-list/paged-list-view.ts'
import { formatNumber } from '../../../lib/formats/format-number.ts'
import { paths } from '../../../lib/paths.ts'
import { telUrl } from '../../../lib/forms/phone-number.ts'
import { lineMessageUrl, shopContact } from '../../../lib/shop-contact.ts'
import { CategoryLinks } from '../categories/category-links.tsx'
import classes from './list-frame.module.css'
import type { ProductFilters } from './product-filters.ts'
import { countFilters, withoutFilters, writeFilters } from './product-filters.ts'

interface ListFrameProps {
  view: PagedListView<unknown>
  filters: ProductFilters
  onTotal: (total: number | undefined) => void
  /** How the keyword was understood. */
  search?: ProductSearch | undefined
  children: ReactNode
}

/** What the cards and the table have in common: the number that was found, a heading, and nothing found. */
export function ListFrame({ view, filters, onTotal, search, children }: ListFrameProps) {
  const { t } = useTranslation(['products', 'lists'])
  const total = totalOf(view)
  useEffect(() => onTotal(total), [onTotal, total])
  return (
    <>
      <p className={classes.count}>
        {total !== undefined && (
          <>
            <b>{formatNumber(total)}</b>{' '}
            {t(filters.view === 'table' ? 'lists:variantsCounted' : 'productsCounted', { count: total })}
          </>
        )}{' '}
        {filters.view === 'table' && <Link to={paths.quickOrder}>{t('lists:quickOrder')}</Link>}
      </p>
      <div className={classes.list}>
        <h2 className="visually-hidden">{t('products')}</h2>
        {view.kind === 'shown' && search && <SearchNotice search={search} />}
        {children}
        {view.kind === 'empty' && <NothingFound filters={filters} search={search} />}
      </div>
    </>
  )
}

function totalOf(view: PagedListView<unknown>): number | undefined {
  if (view.kind === 'shown') return view.total
  return view.kind === 'empty' ? 0 : undefined
}

interface NothingFoundProps {
  filters: ProductFilters
  /** How the keyword was understood. */
  search: ProductSearch | undefined
}

/** No product matches: offers to remove a filter, another keyword, the categories, and the shop's own people. */
function NothingFound({ filters, search }: NothingFoundProps) {
  const { t } = useTranslation(['products', 'search'])
  const { keyword } = filters
  const isNarrowed = countFilters(filters) > 0
  const hasNoGoods = useApp(categoriesView) === 'empty'
  const picture = <img src="/media/drawings/tubes/c9bea9.svg" width={160} height={160} alt="" />
  return (
    <div className={classes.page}>
      {hasNoGoods ? (
        <EmptyNotice picture={picture} title={t('noGoodsYet')} text={t('noGoodsYetText')} />
      ) : (
        <EmptyNotice
          picture={picture}
          title={keyword ? t('nothingFoundFor', { keyword }) : t('nothingFound')}
          text={t(isNarrowed ? 'nothingFoundNarrowed' : 'nothingFoundText')}
        >
          {search && <SearchWords search={search} />}
          {isNarrowed && (
            <ActionLink to={`?${writeFilters(withoutFilters(filters))}`}>{t('clearFilters')}</ActionLink>
          )}
          <ActionLink to={generatePath(paths.productList, {})}>{t('seeAll')}</ActionLink>
        </EmptyNotice>
      )}
      <CategoryLinks />
      <div className={classes.part}>
        <h3>{t('search:askShop')}</h3>
        <div className={classes.contacts}>
          <ActionLink
            to={lineMessageUrl(keyword ? t('search:lineLookingFor', { keyword }) : t('lineAskAnything'))}
            tone="line"
          >
            {t('askOnLine')}
          </ActionLink>
          <ActionLink to={telUrl(shopContact.phone)}>
            {t('search:call', { phone: shopContact.phone })}
          </ActionLink>
        </div>
      </div>
    </div>
  )
}

/** Other keywords as links: the nearest spelling, and the words of the keyword that match some goods. */
function SearchWords({ search: { spelling, matched } }: { search: ProductSearch }) {
  const { t } = useTranslation('search')
  if (spelling === undefined && matched.length === 0) return null
  return (
    <dl className={classes.words}>
      {spelling !== undefined && (
        <div>
          <dt className="small">{t('nearestSpelling')}</dt>
          <dd>
            <KeywordLink keyword={spelling} />
          </dd>
        </div>
      )}
      {matched.length > 0 && (
        <div>
          <dt className="small">{t('matchedWords')}</dt>
          {matched.map((word) => (
            <dd key={word}>
              <KeywordLink keyword={word} />
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}

function KeywordLink({ keyword }: { keyword: string }) {
  return (
    <Link to={`${generatePath(paths.productList, {})}?${new URLSearchParams({ keyword })}`}>{keyword}</Link>
  )
}

/** Above results that do not match the whole keyword: which words they match, and the nearest spelling. */
function SearchNotice({ search }: { search: ProductSearch }) {
  const { t } = useTranslation('search')
  const { spelling, matched, unmatched } = search
  const isInPart = matched.length > 0 && unmatched.length > 0
  if (!isInPart && spelling === undefined) return null
  return (
    <Notice tone="info">
      {isInPart && <p>{t('someWords', { matched: quoted(matched), unmatched: quoted(unmatched) })}</p>}
      <SearchWords search={isInPart ? search : { ...search, matched: [] }} />
    </Notice>
  )
}

const quoted = (words: string[]) => words.map((word) => `“${word}”`).join(' ')
