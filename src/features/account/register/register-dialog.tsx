import { useMemo, useState } from 'react'
import { useShopClient } from '../../../api/shop-client-context.ts'
import { otpWith } from '../../../flows/otp/otp-effects.ts'
import { readContent } from '../../../flows/record/read-content.ts'
import { useRecord } from '../../../flows/record/use-record.ts'
import { registrationWith } from '../../../flows/registration/registration-effects.ts'
import { useSessionActor } from '../../../flows/session/use-session.ts'
import { readDraft } from '../../../lib/forms/form-draft.ts'
import { registrationDraft } from './registration-form.ts'
import { Registration } from './registration.tsx'
import { useFlowActor } from '../../../lib/flows/inspection.ts'

/** Registers a customer over the page that is open. After a reload it continues from the draft. */
export default function RegisterDialog() {
  const client = useShopClient()
  const session = useSessionActor()
  const { view, retry } = useRecord('policy', 'privacy-policy', readContent)
  const logic = useMemo(() => registrationWith({ client, session, otp: otpWith(client) }), [client, session])
  const [buyerType] = useState(
    () => readDraft(registrationDraft.kind, registrationDraft.place)?.buyerType || undefined,
  )
  const actor = useFlowActor(logic, { input: { buyerType } })
  return <Registration actor={actor} policy={{ view, retry }} />
}
