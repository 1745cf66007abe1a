import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

const never = () => () => undefined

/**
 * The absolute address of this product with the chosen variant, for use in messages. On the server the origin
 * is empty, because the server does not know its public host name.
 */
export function usePageAddress(variantId: string | undefined): string {
  const { pathname } = useLocation()
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  )
  const query = variantId === undefined ? '' : `?${new URLSearchParams({ variant: variantId })}`
  return origin + pathname + query
}
