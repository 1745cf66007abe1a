import { useLocation, type To } from 'react-router-dom'
import { withPage } from '../../lib/page-number.ts'

/** The addresses of the pages of the list that this page shows. */
export function useListPageAddress(): (pageNumber: number) => To {
  const { pathname, search } = useLocation()
  return (pageNumber) => ({ pathname, search: withPage(search, pageNumber) })
}
