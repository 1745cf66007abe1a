import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useFormat } from '../../../../lib/formats/use-format.ts'
import { neverChanges } from '../../../../lib/hooks/never-changes.ts'

/**
 * The absolute address of this product with the chosen variant and the page's language, for use in messages. On the
 * server the origin is empty, because the server does not know its public host name.
 */
export function usePageUrl(variantId: string | undefined): string {
  const { pathname } = useLocation()
  const { language } = useFormat()
  const origin = useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => '',
  )
  const query = { ...(variantId !== undefined && { variant: variantId }), lang: language }
  return `${origin}${pathname}?${new URLSearchParams(query)}`
}
