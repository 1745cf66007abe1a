import { createActor, type EventFrom, fromPromise } from 'xstate'
import type { Profile, ProfileUpdate } from '../../openapi/generated/schema.ts'
import { areaOf, englishAddress } from '../../tests/support/addresses.ts'
import { type ProfileGroup, profileMachine } from './profile.machine.ts'

export const settled = () => new Promise<void>((done) => setImmediate(done))

export const person: Profile = {
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
export const company: Profile = {
  ...person,
  kind: 'legalEntity',
  buyerType: 'company',
  companyName: 'Nice Signs',
  taxId: '0105551234567',
  branchCode: '00000',
  billingAddress: {
    recipientName: 'Nice Signs',
    addressLine: '99/1',
    ...areaOf(englishAddress),
  },
}

/** A customer's profile page with server responses set by the test. */
export function openPage(profile: Profile = person) {
  const scenario = {
    loads: 0,
    loadRefusal: undefined as unknown,
    refusals: new Array<unknown>(),
    erasures: new Array<unknown>(),
  }
  const updates: Partial<ProfileUpdate>[] = []
  const emitted: unknown[] = []
  const page = createActor(
    profileMachine.provide({
      actors: {
        loadProfile: fromPromise(async () => {
          scenario.loads += 1
          if (scenario.loadRefusal) throw scenario.loadRefusal
          return profile
        }),
        saveProfile: fromPromise(async ({ input }) => {
          updates.push(input.changes)
          const refusal = scenario.refusals.shift()
          if (refusal) throw refusal
          return { ...profile, firstName: 'Saved' }
        }),
        exportData: fromPromise(async () => {
          const refusal = scenario.refusals.shift()
          if (refusal) throw refusal
        }),
        unlinkLine: fromPromise(async () => {
          const refusal = scenario.refusals.shift()
          if (refusal) throw refusal
        }),
        eraseAccount: fromPromise(async ({ input }) => {
          scenario.erasures.push(input)
          const refusal = scenario.refusals.shift()
          if (refusal) throw refusal
        }),
      },
    }),
  )
  page.on('*', (event) => emitted.push(event))
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
  return { page, scenario, updates, emitted, state, send, edit }
}

export async function openProfile(profile?: Profile) {
  const opened = openPage(profile)
  opened.page.send({ type: 'session.began' })
  await settled()
  return opened
}
