import { useLocation, useNavigate } from 'react-router-dom'
import type { ClosedBy } from '../../../machines/overlay/overlay.machine.ts'
import { pathAfterSignIn, pathWithoutDialog, signInHere, type AuthDialog } from '../../lib/sign-in-path.ts'

/** The ways out of a dialog that the address opened. */
export function useAuthDialog() {
  const location = useLocation()
  const navigate = useNavigate()
  return {
    close(by: ClosedBy) {
      // After `back` the address has already changed.
      if (by !== 'back') void navigate(pathWithoutDialog(location), { replace: true })
    },
    /** Goes where the shopper wanted to go before signing in. */
    goOn: () => void navigate(pathAfterSignIn(location), { replace: true }),
    /** The address of another dialog over the same page. */
    addressOf: (dialog: AuthDialog) => signInHere(location, dialog),
  }
}
