import * as v from 'valibot'
import type { FormValues } from './form-fields.ts'
import { listOf, stored } from '../browser/stored.ts'

/** The owner of a guest's drafts; other drafts belong to a customer's id. */
export const guest = 'guest'

const secretName = /password|otp|token|secret/i
type Secret = `${string}${'password' | 'otp' | 'token' | 'secret'}${string}`
type NoSecrets<Fields> = {
  [Name in keyof Fields as Lowercase<Name & string> extends Secret ? Name : never]: never
}

/** The fields of a form that survive a reload. Other fields are never stored. */
export interface DraftKind<Values> {
  form: string
  /** Increased when a field changes its meaning; drafts of other versions are ignored. */
  version: number
  /** Returns the fields whose values are valid, as they were typed. */
  pick: (values: Readonly<Record<string, unknown>>) => Partial<Values>
}

/** Defines the stored fields of a form. The compiler and a runtime check refuse a field with the name of a secret. */
export function defineDraft<Fields extends v.ObjectEntries>(
  form: string,
  version: number,
  fields: Fields & NoSecrets<Fields>,
): DraftKind<FormValues<Fields>> {
  const secret = Object.keys(fields).find((name) => secretName.test(name))
  if (secret) throw new Error(`The draft of ${form} must not hold ${secret}`)
  return {
    form,
    version,
    pick(values) {
      const valid = Object.entries(fields)
        .filter(([name, field]) => Object.hasOwn(values, name) && v.is(field, values[name]))
        .map(([name]) => [name, values[name]])
      // The type of an object is not found from its entries.
      return Object.fromEntries(valid) as Partial<FormValues<Fields>>
    },
  }
}

/** Identifies a draft among those of its kind: its owner and, if needed, its subject, such as an address. */
export interface DraftPlace {
  owner: string
  about?: string
}

const lifeInMilliseconds = 2 * 60 * 60 * 1000

const draftSchema = v.object({
  form: v.string(),
  version: v.number(),
  owner: v.string(),
  about: v.string(),
  savedAt: v.number(),
  values: v.record(v.string(), v.unknown()),
})
type Draft = v.InferOutput<typeof draftSchema>

const drafts = stored('form-drafts', listOf(draftSchema), [], 'sessionStorage')

/** Called at sign-out, so that the next user of the device cannot read the previous user's input. */
export function dropAllDrafts(): void {
  drafts.write([])
}

export function saveDraft<Values>(
  kind: DraftKind<Values>,
  place: DraftPlace,
  values: Readonly<Record<string, unknown>>,
): void {
  const { form, version } = kind
  const { owner, about = '' } = place
  drafts.write([
    ...draftsFor(owner).filter((draft) => !isAt(draft, kind, place)),
    { form, version, owner, about, savedAt: Date.now(), values: { ...kind.pick(values) } },
  ])
}

export function readDraft<Values>(kind: DraftKind<Values>, place: DraftPlace): Partial<Values> | undefined {
  const draft = draftsFor(place.owner).find((one) => isAt(one, kind, place))
  return draft && valuesOf(kind, draft)
}

/** Returns the drafts of unfinished addresses, to offer them again. */
export function draftsOf<Values>(
  kind: DraftKind<Values>,
  owner: string,
): { about: string; values: Partial<Values> }[] {
  return draftsFor(owner)
    .filter((draft) => isAt(draft, kind, { owner, about: draft.about }))
    .flatMap((draft) => {
      const values = valuesOf(kind, draft)
      return values ? [{ about: draft.about, values }] : []
    })
}

export function dropDraft<Values>(kind: DraftKind<Values>, place: DraftPlace): void {
  drafts.write(draftsFor(place.owner).filter((draft) => !isAt(draft, kind, place)))
}

const isAt = (draft: Draft, { form }: { form: string }, { owner, about = '' }: DraftPlace) =>
  draft.form === form && draft.owner === owner && draft.about === about

function valuesOf<Values>({ version, pick }: DraftKind<Values>, draft: Draft): Partial<Values> | undefined {
  const values = draft.version === version ? pick(draft.values) : {}
  return Object.keys(values).length > 0 ? values : undefined
}

/** Returns the unexpired drafts. For a customer, deletes other customers' drafts but keeps those of guests. */
function draftsFor(owner: string): Draft[] {
  const all = drafts.read()
  const since = Date.now() - lifeInMilliseconds
  const mine = all.filter(
    (draft) => draft.savedAt > since && (owner === guest || [owner, guest].includes(draft.owner)),
  )
  if (mine.length < all.length) drafts.write(mine)
  return mine
}
