interface PageQuery {
  pageNumber?: number
  pageSize?: number
}

interface PageSource<Row> {
  rows: (limit: number, offset: number) => PromiseLike<Row[]>
  count: () => PromiseLike<number>
}

/** One page and how many there are in all; where the page itself tells, they are not counted again. */
export async function readPage<Row>(
  { pageNumber = 1, pageSize = 12 }: PageQuery,
  { rows, count }: PageSource<Row>,
): Promise<{ data: Row[]; totalRecords: number }> {
  const offset = (pageNumber - 1) * pageSize
  const data = await rows(pageSize, offset)
  const isLast = data.length < pageSize && (data.length > 0 || offset === 0)
  return { data, totalRecords: isLast ? offset + data.length : await count() }
}
