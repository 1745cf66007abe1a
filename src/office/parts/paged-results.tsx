import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import type { RecordView } from '../../flows/record/record-view.ts'
import { withPage } from '../../lib/page-number.ts'
import { RecordFallback } from './record-fallback.tsx'
import { PageLinks } from './page-links.tsx'
import type { Paged } from '../query.ts'
import table from './table.module.css'

interface PagedResultsProps<Row> {
  found: { view: RecordView<{ data: readonly Row[]; totalRecords: number }>; retry: () => void }
  query: Paged
  /** What is said where nothing is found. */
  none: string
  /** How many rows the whole list has. */
  countWords: (count: number) => string
  children: (rows: readonly Row[]) => ReactNode
}

/** One page of a list that the address narrows. Where the page has emptied meanwhile, the last one that there is takes its place. */
export function PagedResults<Row>({
  found: { view, retry },
  query,
  none,
  countWords,
  children,
}: PagedResultsProps<Row>) {
  const [search] = useSearchParams()
  if (view.kind !== 'shown') return <RecordFallback view={view} retry={retry} className={table.empty} />
  const { data, totalRecords } = view.item
  const { pageNumber, pageSize } = query
  const last = Math.ceil(totalRecords / pageSize)
  if (data.length === 0 && last > 0 && pageNumber > last)
    return <Navigate to={`?${withPage(String(search), last)}`} replace />
  if (data.length === 0) return <p className={table.empty}>{none}</p>
  return (
    <>
      {children(data)}
      <PageLinks pageNumber={pageNumber} last={last}>
        {countWords(totalRecords)}
      </PageLinks>
    </>
  )
}
