import { useSearchParams } from 'react-router-dom'

/** What the address narrows a list to; each change begins at its first page. */
export function useFilters() {
  const [search, setSearch] = useSearchParams()
  const changed = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    next.delete('page')
    return next
  }
  return {
    search,
    to: (name: string, value: string) => `?${changed(name, value)}`,
    change: (name: string, value: string) => setSearch(changed(name, value)),
  }
}
