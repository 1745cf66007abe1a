import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { useRuleForm } from '../../../components/rule-form/use-rule-form.tsx'
import type { SessionActor } from '../../../flows/session/use-session.ts'
import { defineDraft, guest } from '../../../lib/form-draft.ts'
import { required } from '../../../lib/rules.ts'

const draft = { kind: defineDraft('sign-in', 1, { userName: v.string() }), place: { owner: guest } }

/** The typed login and password. The login alone survives a reload, until the sign-in succeeds. */
export function useSignInForm(session: SessionActor) {
  const form = useRuleForm({
    initialValues: { userName: '', password: '' },
    rules: { userName: [required], password: [required] },
    draft,
  })
  const discard = useRef(form.discard)
  useEffect(() => {
    discard.current = form.discard
  })
  useEffect(() => {
    const { unsubscribe } = session.on('session.began', () => discard.current())
    return unsubscribe
  }, [session])
  return {
    key: form.key,
    field: form.field,
    submit: form.submit(({ userName, password }) =>
      session.send({ type: 'signIn.submit', userName: loginOf(userName), password }),
    ),
  }
}

/** A phone number may be written in groups, as in `081-234 5678`. */
function loginOf(userName: string): string {
  const digits = userName.replaceAll(/[\s-]/g, '')
  return /^\d+$/.test(digits) ? digits : userName.trim()
}
