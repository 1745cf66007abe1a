/** The page of a list that an address names (`?page=2`); the first one if it names none. */
export function readPageNumber(search: URLSearchParams): number {
  const text = search.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}

/** The same query with another page; the first page has no number. */
export function withPage(search: string, pageNumber: number): string {
  const query = new URLSearchParams(search)
  if (pageNumber > 1) query.set('page', String(pageNumber))
  else query.delete('page')
  return String(query)
}
