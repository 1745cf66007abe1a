import { useMemo } from 'react'
import { useShopClient } from '../../../api/shop-client-context.ts'
import { forgotPasswordWith } from '../../../flows/forgot-password/forgot-password-effects.ts'
import { otpWith } from '../../../flows/otp/otp-effects.ts'
import { ForgottenPassword } from './forgotten-password.tsx'
import { useFlowActor } from '../../../lib/flows/inspection.ts'

/** Replaces a forgotten password over the page that is open. */
export default function ForgotDialog() {
  const client = useShopClient()
  const logic = useMemo(() => forgotPasswordWith({ client, otp: otpWith(client) }), [client])
  return <ForgottenPassword actor={useFlowActor(logic)} />
}
