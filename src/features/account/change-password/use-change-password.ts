import { useMemo } from 'react'
import { useShopClient } from '../../../api/shop-client-context.ts'
import { changePasswordWith } from '../../../flows/change-password/change-password-effects.ts'
import { otpWith } from '../../../flows/otp/otp-effects.ts'
import { useSnackbar } from '../../../flows/snackbar/use-snackbar.ts'
import { useFlowActor } from '../../../lib/flows/inspection.ts'
import { useEmitted } from '../../../lib/flows/use-emitted.ts'

/** The flow holds passwords, so it is not among the flows of a page that back navigation restores. */
export function useChangePassword(userName: string) {
  const client = useShopClient()
  const { say } = useSnackbar()
  const logic = useMemo(() => changePasswordWith({ client, otp: otpWith(client) }), [client])
  const actor = useFlowActor(logic, { input: { userName } })
  useEmitted(actor, 'password.changed', () => say('passwordChanged'))
  return actor
}
