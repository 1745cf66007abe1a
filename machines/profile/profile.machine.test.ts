import { createActor, type EventFrom, fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import type { Profile, ProfileUpdate } from '../../openapi/generated/schema.ts'
import { type ProfileGroup, profileMachine } from './profile.machine.ts'

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
  const world = {
    loads: 0,
    loadRefusal: undefined as unknown,
    refusals: new Array<unknown>(),
    erasures: new Array<unknown>(),
  }
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
        exportData: fromPromise(async () => {
          const refusal = world.refusals.shift()
          if (refusal) throw refusal
        }),
        eraseAccount: fromPromise(async ({ input }) => {
          world.erasures.push(input)
          const refusal = world.refusals.shift()
          if (refusal) throw refusal
        }),
      },
    }),
  )
  page.on('*', (event) => told.push(event))
  page.start()
  const state = () => page.getSnapshot()
  const send = async (event: EventFrom<typeof profileMachine>) => {
    page.send(event)
    await settled()
  }
  const edit = async (changes: Partial<ProfileUpdate>, group: ProfileGroup = 'personal') => {
    await send({ type: 'profile.edit', group })
    await send({ type: 'profile.submit', changes })
  }
  return { page, world, updates, told, state, send, edit }
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
  expect(state().value).toEqual({ known: { shown: 'resting' } })
  expect(state().context.profile).toEqual(person)
})

test('a token that disappears takes the profile with it, and what was being edited', async () => {
  const { page, state } = await openProfile()
  page.send({ type: 'profile.edit', group: 'personal' })
  page.send({ type: 'token.disappeared' })
  expect(state().value).toBe('cleared')
  expect(state().context).toEqual(profileMachine.config.context)
})

test('a refresh of the tokens loads nothing again and closes no form', async () => {
  const { page, world, state } = await openProfile()
  page.send({ type: 'profile.edit', group: 'personal' })
  page.send({ type: 'token.appeared' })
  expect(state().value).toEqual({ known: { editing: { filling: 'typing' } } })
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
  expect(state().value).toEqual({ known: { shown: 'resting' } })
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
  expect(state().value).toEqual({ known: { shown: 'saved' } })
  expect(state().context.profile?.firstName).toBe('Saved')
  expect(state().context.group).toBeUndefined()
  expect(told).toEqual([{ type: 'profile.saved', what: 'personal' }])
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

test('what is taken out of the form is taken out of the profile', async () => {
  const { updates, edit } = await openProfile(company)
  await edit({ billingAddress: undefined }, 'invoice')
  expect(JSON.parse(JSON.stringify(updates[0]))).not.toHaveProperty('billingAddress')
})

test('a group is edited on top of what was saved before', async () => {
  const { updates, told, state, edit } = await openProfile(company)
  await edit({ firstName: 'Somsak' })
  await edit({ taxId: '0105559999999' }, 'invoice')
  expect(updates[1]).toMatchObject({ firstName: 'Saved', taxId: '0105559999999' })
  expect(told.at(-1)).toEqual({ type: 'profile.saved', what: 'invoice' })
  expect(state().value).toEqual({ known: { shown: 'saved' } })
})

test('one group is edited at a time, and which one is known', async () => {
  const { state, send } = await openProfile()
  await send({ type: 'profile.edit', group: 'invoice' })
  expect(state().context.group).toBe('invoice')
  expect(state().can({ type: 'profile.edit', group: 'personal' })).toBe(false)
  expect(state().can({ type: 'news.set', news: false })).toBe(false)
})

test('a form without changes is left without a question', async () => {
  const { updates, state, send } = await openProfile()
  await send({ type: 'profile.edit', group: 'personal' })
  await send({ type: 'profile.cancel', hasChanges: false })
  expect(state().value).toEqual({ known: { shown: 'resting' } })
  expect(state().context).toEqual({ ...profileMachine.config.context, profile: person })
  expect(updates).toEqual([])
})

test('changes are thrown away only after a question', async () => {
  const { world, state, send, edit } = await openProfile()
  world.refusals.push({ code: 'EMAIL_TAKEN' })
  await edit({ email: 'taken@example.com' })
  await send({ type: 'profile.cancel', hasChanges: true })
  expect(state().value).toEqual({ known: { editing: 'confirmingDiscard' } })
  await send({ type: 'discard.cancel' })
  expect(state().value).toEqual({ known: { editing: { filling: 'typing' } } })
  expect(state().context).toMatchObject({ group: 'personal', errorCode: undefined, fieldErrors: {} })
  await send({ type: 'profile.cancel', hasChanges: true })
  await send({ type: 'discard.confirm' })
  expect(state().value).toEqual({ known: { shown: 'resting' } })
  expect(state().context).toEqual({ ...profileMachine.config.context, profile: person })
})

test('a form that is set aside closes without a question', async () => {
  const { state, send } = await openProfile()
  await send({ type: 'profile.edit', group: 'personal' })
  await send({ type: 'profile.setAside' })
  expect(state().value).toEqual({ known: { shown: 'resting' } })
  expect(state().context.group).toBeUndefined()
})

test('the switch for news takes effect at once, with all else as it was', async () => {
  const { updates, told, state, send } = await openProfile(company)
  expect(state().can({ type: 'news.set', news: true })).toBe(false)
  await send({ type: 'news.set', news: false })
  expect(updates).toMatchObject([{ consents: { news: false }, taxId: '0105551234567' }])
  expect(told).toEqual([{ type: 'profile.saved', what: 'news' }])
  expect(state().value).toEqual({ known: { shown: 'saved' } })
})

test('a switch for news that could not be set is as before, and can be tried again', async () => {
  const { world, told, state, send } = await openProfile()
  world.refusals.push({ code: 'RATE_LIMITED' })
  await send({ type: 'news.set', news: false })
  expect(state().value).toEqual({ known: { shown: 'newsFailed' } })
  expect(state().hasTag('failed')).toBe(true)
  expect(state().context).toMatchObject({ errorCode: 'RATE_LIMITED', profile: { consents: { news: true } } })
  expect(told).toEqual([])
  await send({ type: 'news.set', news: false })
  expect(state().context.errorCode).toBeUndefined()
  expect(state().value).toEqual({ known: { shown: 'saved' } })
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
])('%o is refused by field, and the form stays open', async (refusal, fieldErrors) => {
  const { world, state, edit, told } = await openProfile(company)
  world.refusals.push(refusal)
  await edit({ firstName: '' })
  expect(state().value).toEqual({ known: { editing: { filling: 'refused' } } })
  expect(state().context).toMatchObject({ errorCode: refusal.code, fieldErrors, group: 'personal' })
  expect(told).toEqual([])
})

test('the first of several codes stands under a field', async () => {
  const { world, state, edit } = await openProfile()
  const errors = ['minLength', 'pattern'].map((code) => ({ field: 'firstName', code }))
  world.refusals.push({ code: 'VALIDATION', errors })
  await edit({ firstName: '' })
  expect(state().context.fieldErrors).toEqual({ firstName: 'minLength' })
})

test.each(['INTERNAL', 'RATE_LIMITED'])('%s keeps the form open to be sent again', async (code) => {
  const { page, world, updates, state, edit } = await openProfile()
  world.refusals.push({ code })
  await edit({ firstName: 'Somsak' })
  expect(state().value).toEqual({ known: { editing: { filling: 'failed' } } })
  expect(state().context.errorCode).toBe(code)
  page.send({ type: 'profile.submit', changes: { firstName: 'Somsak' } })
  expect(state().context.errorCode).toBeUndefined()
  await settled()
  expect(state().value).toEqual({ known: { shown: 'saved' } })
  expect(updates).toHaveLength(2)
})

test('a copy of the own data is handed over', async () => {
  const { told, state, send } = await openProfile()
  await send({ type: 'data.export' })
  expect(told).toEqual([{ type: 'data.exported' }])
  expect(state().value).toEqual({ known: { shown: 'resting' } })
})

test('a copy that could not be made can be asked for again', async () => {
  const { world, told, state, send } = await openProfile()
  world.refusals.push({ code: 'INTERNAL' })
  await send({ type: 'data.export' })
  expect(state().value).toEqual({ known: { shown: 'exportFailed' } })
  expect(state().context.errorCode).toBe('INTERNAL')
  await send({ type: 'data.export' })
  expect(told).toEqual([{ type: 'data.exported' }])
  expect(state().context.errorCode).toBeUndefined()
})

test('an account is closed with the password, and only after a question', async () => {
  const { world, told, state, send } = await openProfile()
  expect(state().can({ type: 'account.erase', password: 'Acrylic3mm' })).toBe(false)
  await send({ type: 'account.close' })
  expect(state().value).toEqual({ known: { closing: { asking: 'ready' } } })
  expect(world.erasures).toEqual([])
  await send({ type: 'account.erase', password: 'Acrylic3mm' })
  expect(world.erasures).toEqual([{ password: 'Acrylic3mm' }])
  expect(told).toEqual([{ type: 'account.erased' }])
  expect(state().value).toEqual({ known: 'erased' })
  await send({ type: 'token.disappeared' })
  expect(state().context).toEqual(profileMachine.config.context)
})

test('an account that is kept after all is shown as before', async () => {
  const { world, state, send } = await openProfile()
  await send({ type: 'account.close' })
  await send({ type: 'account.keep' })
  expect(state().value).toEqual({ known: { shown: 'resting' } })
  expect(world.erasures).toEqual([])
})

test.each([
  ['INVALID_OLD_PASSWORD', 'wrongPassword', { password: 'INVALID_OLD_PASSWORD' }],
  ['RATE_LIMITED', 'failed', {}],
  ['INTERNAL', 'failed', {}],
])('%s leaves the account as it is, and keeps no password', async (code, place, fieldErrors) => {
  const { world, told, state, send } = await openProfile()
  world.refusals.push({ code })
  await send({ type: 'account.close' })
  await send({ type: 'account.erase', password: 'Acrylic4mm' })
  expect(state().value).toEqual({ known: { closing: { asking: place } } })
  expect(state().context).toMatchObject({ errorCode: code, fieldErrors })
  expect(JSON.stringify(state().context)).not.toContain('Acrylic4mm')
  expect(told).toEqual([])
  await send({ type: 'account.keep' })
  expect(state().context).toMatchObject({ errorCode: undefined, fieldErrors: {} })
})
