import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { afterEach, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { registrationMachine } from '../../../../machines/registration/registration.machine.ts'
import { showPart } from '../../../../tests/support/show-part.tsx'
import { loadWordsForChange } from '../../../i18n/translations.ts'
import { initialValues, submissionOf } from './registration-form.ts'
import { Registration } from './registration.tsx'

afterEach(cleanup)

const userName = 'one@company.co.th'
const values = { ...initialValues, buyerType: 'company' as const, email: userName, consent: true }

/** Sends the form of a company, whose code was confirmed, to a server that refuses fields of it. */
async function refuse(fields: Record<string, string>) {
  const errors = Object.entries(fields).map(([field, code]) => ({ field, code }))
  const machine = registrationMachine.provide({
    // A promise that is refused, as that of the client is.
    actors: {
      register: fromPromise(() => Promise.reject(Object.assign(new Error(), { code: 'VALIDATION', errors }))),
    },
  })
  const input = { buyerType: 'company' } as const
  const { context } = createActor(machine, { input }).getSnapshot()
  const snapshot = machine.resolveState({
    value: { details: { form: 'editing', phone: 'unknown' } },
    context: { ...context, proof: { userName, otp: '123456' } },
  })
  const actor = createActor(machine, { input, snapshot }).start()
  await showPart(
    <>
      <Registration actor={actor} policy={{ view: { kind: 'loading' }, retry: () => undefined }} />
      <EnglishButton />
    </>,
  )
  await act(async () => actor.send({ type: 'details.submit', ...submissionOf(values, '2024.1') }))
  expect(actor.getSnapshot().matches({ details: { form: 'refused' } })).toBe(true)
}

function EnglishButton() {
  const { i18n } = useTranslation()
  const change = async () => {
    await loadWordsForChange(i18n, 'en')
    await i18n.changeLanguage('en')
  }
  return (
    <button type="button" onClick={() => void change()}>
      English
    </button>
  )
}

it('says in the language of the page what the server refused, also after a switch', async () => {
  await refuse({ taxId: 'TAX_ID_INVALID', 'consents.privacyPolicyVersion': 'notInForce' })
  expect(screen.getByText('รูปแบบเลขประจำตัวผู้เสียภาษีไม่ถูกต้อง')).toBeDefined()
  expect(screen.getByText('นโยบายมีฉบับใหม่ อ่านแล้วยอมรับอีกครั้ง')).toBeDefined()
  expect(document.activeElement, 'the first of the refused fields').toBe(
    screen.getByLabelText(/^เลขประจำตัวผู้เสียภาษี/),
  )
  fireEvent.click(screen.getByText('English'))
  // The English words are loaded first.
  expect(await screen.findByText('The tax ID format is incorrect.', {}, { timeout: 20_000 })).toBeDefined()
  expect(screen.getByText(/There is a new version of the policy/)).toBeDefined()
})

it('says that something was refused where no field can show it', async () => {
  await refuse({ 'consents.unknown': 'notValid' })
  expect(screen.getByText(/ข้อมูลบางช่องไม่ถูกต้อง/)).toBeDefined()
})
