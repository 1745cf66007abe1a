import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import {
  registrationMachine,
  type BuyerType,
} from '../../../../machines/registration/registration.machine.ts'
import { namesOfFields } from '../../../../tests/support/names-of-fields.ts'
import { showPart } from '../../../../tests/support/show-part.tsx'
import type { Policy } from './policy.ts'
import { initialValues, submissionOf } from './registration-form.ts'
import { Registration } from './registration.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const item = {
  slug: 'privacy-policy' as const,
  title: 'Privacy policy',
  version: '2024.1',
  effectiveAt: '2024-02-01T00:00:00Z',
  contentHtml: '<p>-</p>',
}
const policyThatIs = (view: Policy['view']) => ({ view, retry: () => undefined })

/** Shows the registration, whose requests are never answered. */
async function open(buyerType?: BuyerType, view: Policy['view'] = { kind: 'shown', item }) {
  const actor = createActor(
    registrationMachine.provide({
      actors: {
        checkPhone: fromPromise<{ isExist: boolean }, { phoneNumber: string }>(
          () => new Promise(() => undefined),
        ),
      },
    }),
    { input: { buyerType } },
  ).start()
  const { rerender } = await showPart(<Registration actor={actor} policy={policyThatIs(view)} />, 'en')
  return {
    submitted: () => actor.getSnapshot().context,
    actor,
    policyIs: (now: Policy['view']) => rerender(<Registration actor={actor} policy={policyThatIs(now)} />),
  }
}

const write = (label: RegExp, value: string) => {
  const field = screen.getByLabelText<HTMLInputElement>(label)
  fireEvent.input(field, { target: { value } })
  fireEvent.blur(field)
}
const check = (label: RegExp) => fireEvent.click(screen.getByLabelText(label, { selector: 'input' }))

it.each([
  ['General public', 'generalPublic'],
  ['Company', 'company'],
])('R1.19 R3.21: asks for the buyer type, of which one is %s', async (label, buyerType) => {
  const { actor } = await open()
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${label}`) }))
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(actor.getSnapshot().context.buyerType).toBe(buyerType)
})

it('R3.22 R3.23 R3.24 R3.25 R3.26 R5.51: what is filled in is what is sent, and it is all that is asked for', async () => {
  const { submitted } = await open('generalPublic')
  write(/^Phone number/, '0812345678')
  write(/^Password(?! rules)/, 'Kanya-Sheet-7')
  write(/^Confirm password/, 'Kanya-Sheet-7')
  write(/^First name/, 'Kanya')
  write(/^Last name/, 'Jaidee')
  write(/^E-mail/, 'kanya@example.com')
  expect(screen.getByText('More about you (optional)').closest('details')?.open).toBe(false)
  fireEvent.click(screen.getByText('More about you (optional)'))
  fireEvent.click(screen.getByLabelText(/^Country/, { selector: 'input' }))
  fireEvent.click(screen.getByText('Laos'))
  write(/^Province/, 'Vientiane')
  write(/^District/, 'Sikhottabong')
  fireEvent.change(screen.getByLabelText(/^Industry/), { target: { value: 'signage' } })
  check(/^Packaging/)
  check(/news and offers/)
  const submit = () => fireEvent.submit(screen.getByText('Send me the code'))
  submit()
  expect(screen.getByText('Needed to register')).toBeDefined()
  expect(submitted().details, 'nothing is sent without the consent').toBeUndefined()
  check(/I accept/)
  submit()
  expect(submitted()).toMatchObject({ userName: '0812345678', password: 'Kanya-Sheet-7', hasConsent: true })
  expect(submitted().details).toEqual({
    buyerType: 'generalPublic',
    phoneNumber: '0812345678',
    firstName: 'Kanya',
    lastName: 'Jaidee',
    email: 'kanya@example.com',
    country: 'LA',
    state: 'Vientiane',
    city: 'Sikhottabong',
    industry: 'signage',
    productInterests: ['packaging'],
    consents: { privacyPolicyVersion: '2024.1', news: true },
  })
})

it.each([
  ['shown', { kind: 'shown', item }, '2024.1', null],
  ['failed', { kind: 'failed' }, undefined, 'The privacy policy could not be loaded'],
] as const)(
  'what is sent before the privacy policy is there waits for it: %s',
  async (_is, view, version, said) => {
    const { submitted, policyIs } = await open('generalPublic', { kind: 'loading' })
    write(/^Phone number/, '0812345678')
    write(/^Password(?! rules)/, 'Kanya-Sheet-7')
    write(/^Confirm password/, 'Kanya-Sheet-7')
    write(/^First name/, 'Kanya')
    write(/^Last name/, 'Jaidee')
    check(/I accept/)
    const button = screen.getByText('Send me the code').closest('button')
    fireEvent.submit(screen.getByText('Send me the code'))
    expect(button?.getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByText(/could not be loaded/)).toBeNull()
    policyIs(view)
    expect(submitted().details?.consents.privacyPolicyVersion).toBe(version)
    if (said !== null) expect(screen.getByText(new RegExp(said))).toBeDefined()
  },
)

const name = {
  ...initialValues,
  firstName: ' Kanya ',
  lastName: 'Jaidee',
  companyName: 'One',
  taxId: '0105556123453',
}

it('R7.8: of a person nothing is sent that was left empty, and nothing of a company', () => {
  const values = { ...name, buyerType: 'generalPublic' as const, phoneNumber: '081-234 5678', email: ' ' }
  const { userName, details } = submissionOf(values, '2024.1')
  expect(userName).toBe('0812345678')
  expect(JSON.parse(JSON.stringify(details))).toEqual({
    buyerType: 'generalPublic',
    phoneNumber: '0812345678',
    firstName: 'Kanya',
    lastName: 'Jaidee',
    country: 'TH',
    productInterests: [],
    consents: { privacyPolicyVersion: '2024.1', news: false },
  })
})

it('R7.9: a company is known by its e-mail, and its branch has five digits', () => {
  const values = { ...name, buyerType: 'company' as const, email: 'one@company.co.th', branchCode: '1' }
  const { userName, details } = submissionOf(values, '2024.1')
  expect(userName).toBe('one@company.co.th')
  const company = { companyName: 'One', taxId: '0105556123453', branchCode: '00001' }
  expect(details).toMatchObject({ buyerType: 'company', email: 'one@company.co.th', ...company })
})

it('a company is asked for every field', async () => {
  await open('company')
  const { buyerType: _, ...asked } = initialValues
  expect(namesOfFields()).toEqual(expect.arrayContaining(Object.keys(asked)))
})
