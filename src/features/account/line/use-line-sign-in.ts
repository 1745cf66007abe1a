import { useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { InputFrom } from 'xstate'
import type { lineSignInMachine } from '../../../../machines/line-sign-in/line-sign-in.machine.ts'
import { useShopClient } from '../../../api/shop-client-context.ts'
import { lineSignInWith, type LineSignInActor } from '../../../flows/line-sign-in/line-sign-in-effects.ts'
import { otpWith } from '../../../flows/otp/otp-effects.ts'
import { saveDraft } from '../../../lib/forms/form-draft.ts'
import { useFlowActor } from '../../../lib/flows/inspection.ts'
import { paths } from '../../../lib/paths.ts'
import { signInHere } from '../../../lib/sign-in-path.ts'
import { registrationDraft } from '../register/registration-form.ts'

/** The sign-in with LINE of this page, which leads on to `next`. */
export function useLineSignIn(input: InputFrom<typeof lineSignInMachine>, next: string): LineSignInActor {
  const client = useShopClient()
  const navigate = useNavigate()
  const logic = useMemo(
    () =>
      lineSignInWith({
        client,
        otp: otpWith(client),
        next,
        openRegistration(phoneNumber) {
          saveDraft(registrationDraft.kind, registrationDraft.place, {
            buyerType: 'generalPublic',
            phoneNumber,
          })
          void navigate(signInHere({ pathname: paths.home, search: nextIn(next) }, 'register'))
        },
      }),
    [client, navigate, next],
  )
  const actor = useFlowActor(logic, { input })
  useEffect(() => {
    // The browser shows this page as it was when the shopper comes back from LINE.
    const onShow = () => actor.send({ type: 'page.return' })
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [actor])
  return actor
}

/** As if the sign-in dialog were open, with the address to go on with. */
const nextIn = (next: string) => `?${new URLSearchParams({ auth: 'login', next })}`
