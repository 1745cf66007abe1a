interface PageQuery {
  pageNumber?: number
  pageSize?: number
}

/** A query that is not limited yet. */
interface Limitable<Row> {
  limit: (limit: number) => { offset: (offset: number) => PromiseLike<Row[]> }
}

interface PageSource<Row> {
  /** A function where the page is chosen inside the query. */
  rows: Limitable<Row> | ((limit: number, offset: number) => PromiseLike<Row[]>)
  count: () => PromiseLike<number>
  /** Reads the total from a row, when each row carries it. */
  countIn?: (row: Row) => number | undefined
}

/** Reads one page and the total number of rows. When the rows carry the total, they are not counted again. */
export async function readPage<Row>(
  { pageNumber = 1, pageSize = 12 }: PageQuery,
  { rows, count, countIn }: PageSource<Row>,
): Promise<{ data: Row[]; totalRecords: number }> {
  const offset = (pageNumber - 1) * pageSize
  const data = await (typeof rows === 'function'
    ? rows(pageSize, offset)
    : rows.limit(pageSize).offset(offset))
  const [first] = data
  const total = first && countIn?.(first)
  if (total !== undefined) return { data, totalRecords: total }
  const isLast = data.length < pageSize && (data.length > 0 || offset === 0)
  return { data, totalRecords: isLast ? offset + data.length : await count() }
}
