import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

const never = () => () => undefined

/** The whole address of this product as chosen, for a message. The server does not know under which name it is reached. */
export function usePageAddress(variantId: string): string {
  const { pathname } = useLocation()
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  )
  return `${origin}${pathname}?${new URLSearchParams({ variant: variantId })}`
}
