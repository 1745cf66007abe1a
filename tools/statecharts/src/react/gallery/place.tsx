import { createContext, type MouseEvent, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'

/** What of the gallery is open, and how an address says it. */
export interface Place {
  /** The id of the machine that is open; undefined in the overview. */
  machine: string | undefined
  /** The name of the state that is looked at. */
  state: string | undefined
  /** The address of a machine, of one of its states, or of the overview. */
  addressOf: (machine?: string, state?: string) => string
  /** Goes to an address; without it, the browser does. */
  go?: (address: string) => void
}

/** The place that stands after `#`. */
export function usePlaceInHash(): Place {
  const hash = useSyncExternalStore(followHash, readHash, () => '')
  return useMemo(() => {
    const [machine, state] = hash.split('/').map(decoded)
    return { machine: machine || undefined, state, addressOf: addressInHash }
  }, [hash])
}

/** Somebody may have written the address by hand: what cannot be decoded is taken as it is. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const readHash = () => window.location.hash.slice(1)

function followHash(change: () => void) {
  window.addEventListener('hashchange', change)
  return () => window.removeEventListener('hashchange', change)
}

const addressInHash = (...names: (string | undefined)[]) =>
  `#${names.flatMap((name) => (name === undefined ? [] : encodeURIComponent(name))).join('/')}`

/** Looking at a state is no new page: its address replaces the present one, and the focus stays where it is. */
export function showInAddress(address: string): void {
  const url = new URL(address, window.location.href)
  url.search ||= window.location.search
  window.history.replaceState(window.history.state, '', url)
}

export const PlaceContext = createContext<Place>({
  machine: undefined,
  state: undefined,
  addressOf: addressInHash,
})

export const usePlace = (): Place => use(PlaceContext)

export const goTo = ({ go = (to) => window.location.assign(to) }: Place, address: string): void => go(address)

interface PlaceLinkProps {
  machine?: string
  state?: string | undefined
  title?: string
  isCurrent?: boolean
  onFollow?: () => void
  children: ReactNode
}

/** A link within the gallery. A click that asks for another tab is left to the browser. */
export function PlaceLink({ machine, state, title, isCurrent, onFollow, children }: PlaceLinkProps) {
  const { addressOf, go } = usePlace()
  const address = addressOf(machine, state)
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain) return
    onFollow?.()
    if (!go) return
    event.preventDefault()
    go(address)
  }
  return (
    <a href={address} title={title} aria-current={isCurrent ? 'page' : undefined} onClick={follow}>
      {children}
    </a>
  )
}
