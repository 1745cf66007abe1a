import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../lib/paths.ts'

/** Lets a flow, which knows no router, go home. */
export interface WayHome {
  go: () => void
  /** How, once the router is there. */
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

/** Stands below the router. The page that is left is no place to come back to. */
export function WayHomeKeeper({ way }: { way: WayHome }) {
  const navigate = useNavigate()
  useEffect(() => way.by(() => void navigate(paths.home, { replace: true })), [way, navigate])
  return null
}
