import { fromPromise } from 'xstate'
import type { Profile, ProfileUpdate } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ShopClient } from '../../api/shop-client.ts'

/** Waits for hydration, because a profile loaded earlier would differ from the server-rendered page. */
export const loadProfileWith = (client: ShopClient, whenLive: Promise<void>) =>
  fromPromise<Profile>(async ({ signal }) => {
    await whenLive
    return dataOf(client.quiet.GET('/api/customers', { signal }))
  })

/** The server takes the whole profile: what another tab has changed since it was shown here stays. */
export const saveProfileWith = (client: ShopClient) =>
  fromPromise<Profile, { changes: Partial<ProfileUpdate> }>(async ({ input: { changes }, signal }) => {
    const profile = await dataOf(client.GET('/api/customers', { signal }))
    return dataOf(client.PUT('/api/customers', { body: { ...editableOf(profile), ...changes }, signal }))
  })

/** A field that only one of the two schemas has does not compile: saving would send what is refused, or remove what is there. */
type Editable<Field extends keyof ProfileUpdate> = Pick<Profile, keyof ProfileUpdate> &
  Pick<ProfileUpdate, Field>

/** The editable part of a profile. A legal entity's e-mail is its login and cannot be edited. */
function editableOf(profile: Profile): ProfileUpdate {
  const {
    id: _id,
    kind,
    buyerType: _type,
    phoneNumber: _phone,
    lineUserId: _line,
    isActive: _active,
    ...editable
  } = profile
  return {
    ...(editable satisfies Editable<keyof typeof editable>),
    email: kind === 'individual' ? profile.email : undefined,
    consents: { news: profile.consents.news },
  }
}

interface TextFile {
  name: string
  text: string
}

/** Downloads all data that the shop stores about the customer, as formatted JSON. */
export const exportDataWith = (client: ShopClient, download: (file: TextFile) => void) =>
  fromPromise<void>(async ({ signal }) => {
    const data = await dataOf(client.GET('/api/customers/export', { signal }))
    const day = data.exportedAt.slice(0, 10)
    download({ name: `phaen-${day}.json`, text: JSON.stringify(data, null, 2) })
  })

export const unlinkLineWith = (client: ShopClient) =>
  fromPromise<void>(async ({ signal }) => {
    await dataOf(client.quiet.DELETE('/api/customers/line', { signal }))
  })

export const eraseAccountWith = (client: ShopClient) =>
  fromPromise<void, { password: string }>(async ({ input, signal }) => {
    await dataOf(client.POST('/api/customers/erase', { body: input, signal }))
  })
