import { useState } from 'react'

/**
 * The id of the state that is looked at. The address names it after `#`, so that it can be sent to others. A choice
 * replaces the address without a navigation, because it is no new page and the focus must stay where it is.
 */
export function useSelectedState(machine: string, hash: string) {
  const [followed, setFollowed] = useState(hash)
  const [selected, setSelected] = useState(() => idOf(machine, hash))
  if (followed !== hash) {
    setFollowed(hash)
    setSelected(idOf(machine, hash))
  }
  const select = (id: string | undefined) => {
    setSelected(id)
    const { pathname, search } = window.location
    const name = id === undefined || id === machine ? '' : `#${id.slice(machine.length + 1)}`
    window.history.replaceState(window.history.state, '', pathname + search + name)
  }
  return [selected, select] as const
}

const idOf = (machine: string, hash: string): string | undefined =>
  hash.length > 1 ? `${machine}.${hash.slice(1)}` : undefined
