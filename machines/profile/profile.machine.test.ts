import { createActor, fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import type { Profile, ProfileUpdate } from '../../openapi/generated/schema.ts'
import { profileMachine } from './profile.machine.ts'

const settled = () => new Promise<void>((done) => setImmediate(done))

const person: Profile = {
  id: 'c-1',
  kind: 'individual',
  buyerType: 'generalPublic',
  phoneNumber: '0812345678',
  email: 'somchai@example.com',
  firstName: 'Somchai',
  lastName: 'Jaidee',
  productInterests: ['acrylic'],
  industry: 'signs',
  country: 'TH',
  state: 'Bangkok',
  city: 'Bang Rak',
  consents: { privacyPolicyVersion: '2024-01', news: true },
  isActive: true,
}
const company: Profile = {
  ...person,
  kind: 'legalEntity',
  buyerType: 'company',
  companyName: 'Nice Signs',
  taxId: '0105551234567',
  branchCode: '00000',
  billingAddress: {
    recipientName: 'Nice Signs',
    addressLine: '99/1',
    subDistrict: 'Bang Rak',
    district: 'Bang Rak',
    province: 'Bangkok',
    postcode: '10500',
  },
}

/** A page of a customer, before a server that answers as told. */
function openPage(profile: Profile = person) {
  const world = { loads: 0, loadRefusal: undefined as unknown, refusals: new Array<unknown>() }
  const updates: ProfileUpdate[] = []
  const told: unknown[] = []
  const page = createActor(
    profileMachine.provide({
      actors: {
        loadProfile: fromPromise(async () => {
          world.loads += 1
          if (world.loadRefusal) throw world.loadRefusal
          return profile
        }),
        saveProfile: fromPromise(async ({ input }) => {
          updates.push(input.update)
          const refusal = world.refusals.shift()
          if (refusal) throw refusal
          return { ...profile, firstName: 'Saved' }
        }),
      },
    }),
  )
  page.on('*', (event) => told.push(event))
  page.start()
  const state = () => page.getSnapshot()
  const edit = async (changes: Partial<ProfileUpdate>) => {
    page.send({ type: 'profile.edit' })
    page.send({ type: 'profile.change', changes })
    page.send({ type: 'profile.submit' })
    await settled()
  }
  return { page, world, updates, told, state, edit }
}

async function openProfile(profile?: Profile) {
  const opened = openPage(profile)
  opened.page.send({ type: 'token.appeared' })
  await settled()
  return opened
}

test('R4.26 R4.29 a token that appears loads the profile; before it nothing is asked', async () => {
  const { page, world, state } = openPage()
  expect(world.loads).toBe(0)
  page.send({ type: 'token.appeared' })
  expect(state().value).toEqual({ known: 'loading' })
  expect(state().hasTag('pending')).toBe(true)
  await settled()
  expect(state().value).toEqual({ known: 'shown' })
  expect(state().context.profile).toEqual(person)
})

test('a token that disappears takes the profile with it, and what was being edited', async () => {
  const { page, state } = await openProfile()
  page.send({ type: 'profile.edit' })
  page.send({ type: 'token.disappeared' })
  expect(state().value).toBe('cleared')
  expect(state().context).toEqual(profileMachine.config.context)
})

test('a refresh of the tokens loads nothing again and closes no form', async () => {
  const { page, world, state } = await openProfile()
  page.send({ type: 'profile.edit' })
  page.send({ type: 'token.appeared' })
  expect(state().value).toEqual({ known: { editing: 'typing' } })
  expect(world.loads).toBe(1)
})

test('a profile that cannot be read can be asked for again', async () => {
  const { page, world, state } = openPage()
  world.loadRefusal = { code: 'INTERNAL' }
  page.send({ type: 'token.appeared' })
  await settled()
  expect(state().value).toEqual({ known: 'loadFailed' })
  expect(state().context.errorCode).toBe('INTERNAL')
  world.loadRefusal = undefined
  page.send({ type: 'profile.retry' })
  expect(state().context.errorCode).toBeUndefined()
  await settled()
  expect(state().value).toEqual({ known: 'shown' })
})

test('what is saved is the whole of what may be edited, with the changes', async () => {
  const { updates, state, edit, told } = await openProfile()
  await edit({ firstName: 'Somsak', consents: { news: false } })
  expect(updates).toEqual([
    {
      firstName: 'Somsak',
      lastName: 'Jaidee',
      email: 'somchai@example.com',
      productInterests: ['acrylic'],
      industry: 'signs',
      country: 'TH',
      state: 'Bangkok',
      city: 'Bang Rak',
      consents: { news: false },
    },
  ])
  expect(state().value).toEqual({ known: 'saved' })
  expect(state().context.profile?.firstName).toBe('Saved')
  expect(state().context.draft.firstName).toBe('')
  expect(told).toEqual([{ type: 'profile.saved' }])
})

test('the e-mail of a company is its login: it is not among what is saved', async () => {
  const { updates, edit } = await openProfile(company)
  await edit({})
  expect(updates[0]).toMatchObject({
    email: undefined,
    companyName: 'Nice Signs',
    taxId: '0105551234567',
    branchCode: '00000',
    billingAddress: { recipientName: 'Nice Signs' },
  })
})

test('a saved profile can be edited once more, from what was saved', async () => {
  const { page, state, edit } = await openProfile()
  await edit({ firstName: 'Somsak' })
  page.send({ type: 'profile.edit' })
  expect(state().context.draft.firstName).toBe('Saved')
})

test('to cancel leaves everything as it was', async () => {
  const { page, updates, state } = await openProfile()
  page.send({ type: 'profile.edit' })
  page.send({ type: 'profile.change', changes: { firstName: 'Somsak' } })
  page.send({ type: 'profile.cancel' })
  expect(state().value).toEqual({ known: 'shown' })
  expect(state().context).toEqual({ ...profileMachine.config.context, profile: person })
  expect(updates).toEqual([])
})

test.each([
  [{ code: 'TAX_ID_INVALID' }, { taxId: 'TAX_ID_INVALID' }],
  [{ code: 'EMAIL_TAKEN' }, { email: 'EMAIL_TAKEN' }],
  [{ code: 'VALIDATION' }, {}],
  [
    {
      code: 'VALIDATION',
      errors: [
        { field: 'firstName', code: 'required' },
        { field: 'billingAddress.taxId', code: 'TAX_ID_INVALID' },
      ],
    },
    { firstName: 'required', 'billingAddress.taxId': 'TAX_ID_INVALID' },
  ],
])('%o is refused by field, and nothing that was typed is lost', async (refusal, fieldErrors) => {
  const { world, state, edit, told } = await openProfile(company)
  world.refusals.push(refusal)
  await edit({ firstName: '' })
  expect(state().value).toEqual({ known: { editing: 'refused' } })
  expect(state().context).toMatchObject({ errorCode: refusal.code, fieldErrors, draft: { firstName: '' } })
  expect(told).toEqual([])
})

test('a field that changes loses its own error, and no other', async () => {
  const { page, world, state, edit } = await openProfile(company)
  const errors = ['firstName', 'billingAddress.taxId', 'billingAddress.postcode'].map((field) => ({
    field,
    code: 'pattern',
  }))
  world.refusals.push({ code: 'VALIDATION', errors })
  await edit({})
  page.send({ type: 'profile.change', changes: { billingAddress: company.billingAddress } })
  expect(state().context.fieldErrors).toEqual({ firstName: 'pattern' })
})

test.each(['INTERNAL', 'RATE_LIMITED'])('%s keeps the form open to be sent again', async (code) => {
  const { page, world, updates, state, edit } = await openProfile()
  world.refusals.push({ code })
  await edit({ firstName: 'Somsak' })
  expect(state().value).toEqual({ known: { editing: 'failed' } })
  expect(state().context).toMatchObject({ errorCode: code, draft: { firstName: 'Somsak' } })
  page.send({ type: 'profile.submit' })
  expect(state().context.errorCode).toBeUndefined()
  await settled()
  expect(state().value).toEqual({ known: 'saved' })
  expect(updates).toHaveLength(2)
})
