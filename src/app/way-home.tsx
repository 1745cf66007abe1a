import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../lib/paths.ts'

/** Lets a flow, which has no router, navigate to the home page. */
export interface WayHome {
  go: () => void
  /** The navigation function, set once the router is mounted. */
  by: (navigate: () => void) => void
}

export function createWayHome(): WayHome {
  let navigateHome = () => {}
  return {
    go: () => navigateHome(),
    by: (navigate) => {
      navigateHome = navigate
    },
  }
}

/** Rendered inside the router. Replaces the current history entry, so that back does not return to it. */
export function WayHomeKeeper({ way }: { way: WayHome }) {
  const navigate = useNavigate()
  useEffect(() => way.by(() => void navigate(paths.home, { replace: true })), [way, navigate])
  return null
}
