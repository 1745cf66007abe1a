import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { signInPath } from '../../lib/sign-in-path.ts'

/** Lets a flow, which has no router, navigate to the home page when a session ended by itself. */
export interface HomeNavigation {
  go: () => void
  /** The navigation function, set once the router is mounted. */
  by: (navigate: () => void) => void
}

export function createHomeNavigation(): HomeNavigation {
  let navigateHome = () => {}
  return {
    go: () => navigateHome(),
    by: (navigate) => {
      navigateHome = navigate
    },
  }
}

/**
 * Rendered inside the router. The home page offers to sign in, and to return to the page that was open. Replaces the
 * current history entry, so that back does not return to it.
 */
export function HomeNavigationBinding({ way }: { way: HomeNavigation }) {
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(
    () => way.by(() => void navigate(signInPath(location), { replace: true })),
    [way, navigate, location],
  )
  return null
}
