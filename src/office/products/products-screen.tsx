import { Box, Checkbox, Group } from '@mantine/core'
import { useDidUpdate, useSelection } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { OfficeProductOverview } from '../../../openapi/generated/schema.ts'
import { ActionLink } from '../../components/action/action.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { useRecord } from '../../flows/record/use-record.ts'
import { useStaff } from '../../flows/staff-session/use-staff-session.ts'
import { type BulkRun, useBulkRun } from '../bulk/use-bulk-run.ts'
import { ExportButton } from '../parts/export-button.tsx'
import { PagedResults } from '../parts/paged-results.tsx'
import { exportGoods } from '../import/import-api.ts'
import { RecordFallback } from '../parts/record-fallback.tsx'
import { useLive } from '../hooks/use-live.ts'
import { useTitle } from '../hooks/use-title.ts'
import { Views } from '../parts/views.tsx'
import { SelectedProducts } from './selected-products.tsx'
import { AddProduct } from './add-product.tsx'
import { readOverview, readProducts } from './product-api.ts'
import { ProductFilters } from './product-filters.tsx'
import { readProductQuery, views } from './product-query.ts'
import { ProductTable } from './product-table.tsx'

/** All goods, for sale or not. Which of them are shown stands in the address. */
export function ProductsScreen() {
  const { t } = useTranslation(['officeProducts', 'office'])
  const [search] = useSearchParams()
  const { mayUse } = useStaff()
  const { view, refresh, retry } = useRecord('overview', 'products', readOverview)
  // A run goes on in whichever view it began.
  const all = useBulkRun(refresh)
  const overview = view.kind === 'shown' ? view.item : undefined
  useTitle(t('office:products'))
  return (
    <>
      <Group gap="8 12" mb={8}>
        <Box component="h1" mr="auto">
          {t('office:products')}
        </Box>
        {mayUse('goods') && (
          <>
            <ActionLink isSmall to="/categories">
              {t('office:categories')}
            </ActionLink>
            <ActionLink isSmall to="/import">
              {t('office:import')}
            </ActionLink>
            <ExportButton name="goods" read={exportGoods}>
              {t('office:exportCsv')}
            </ExportButton>
            {overview && <AddProduct categories={overview.categories} />}
          </>
        )}
      </Group>
      {view.kind !== 'shown' && view.kind !== 'loading' && (
        <RecordFallback view={view} retry={retry} name={t('choices')} />
      )}
      <Views
        label={t('office:views')}
        views={['all', ...views]}
        current={readProductQuery(search).view ?? 'all'}
        to={(view) => (view === 'all' ? '?' : `?view=${view}`)}
      >
        {(view) => [t(`view_${view}`), overview?.counts[view]]}
      </Views>
      <ProductFilters overview={overview} />
      <ProductList key={String(search)} categories={overview?.categories ?? []} all={all} />
    </>
  )
}

function ProductList({ categories, all }: Pick<OfficeProductOverview, 'categories'> & { all: BulkRun }) {
  const { t } = useTranslation(['officeProducts', 'office'])
  const [search] = useSearchParams()
  const query = readProductQuery(search)
  const found = useRecord('products', query, readProducts)
  const { view, refresh } = found
  const { mayUse } = useStaff()
  useLive(refresh)
  useDidUpdate(() => {
    if (!all.isRunning) refresh()
  }, [all.isRunning])
  const data = view.kind === 'shown' ? view.item.data : []
  const selection = useSelection({ data: data.map(({ id }) => id) })
  const [ids, { deselect, isAllSelected, setSelection, resetSelection }] = selection
  if (view.kind === 'shown' && data.length === 0 && String(search) === '') return <NoGoodsYet />
  const mayChange = mayUse('goods')
  const areAll = isAllSelected()
  const goods = data.filter(({ id }) => ids.includes(id))
  return (
    <>
      <PagedResults
        {...{ found, query }}
        none={t('nothingFound')}
        countWords={(count) => t('productCount', { count })}
      >
        {(products) => (
          <>
            {mayChange && (
              <Checkbox
                label={t('office:chooseAll')}
                checked={areAll}
                indeterminate={goods.length > 0 && !areAll}
                onChange={() => setSelection(areAll ? [] : products.map(({ id }) => id))}
              />
            )}
            <ProductTable products={products} selection={mayChange ? selection : undefined} />
          </>
        )}
      </PagedResults>
      {(goods.length > 0 || all.run) && (
        <SelectedProducts
          {...{ categories, all }}
          chosen={goods}
          onUntick={({ id }) => deselect(id)}
          onClear={() => {
            resetSelection()
            all.forget()
          }}
        />
      )}
    </>
  )
}

function NoGoodsYet() {
  const { t } = useTranslation(['officeProducts', 'office'])
  const { mayUse } = useStaff()
  return (
    <Notice
      tone="info"
      title={t('nothingYet')}
      action={mayUse('goods') && <Link to="/import">{t('office:import')}</Link>}
    >
      {mayUse('goods') && t('nothingYetHint')}
    </Notice>
  )
}
