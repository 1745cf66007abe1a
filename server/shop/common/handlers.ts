import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { operations } from '../../../openapi/generated/schema.ts'
import type { StaffMember } from '../office/staff-sessions.ts'
import type { Session } from './session.ts'

export type OperationId = keyof operations

type Part<Id extends OperationId, Name extends 'path' | 'query' | 'header'> = operations[Id] extends {
  parameters: Record<Name, infer Value>
}
  ? Value
  : undefined
type OptionalPart<Id extends OperationId, Name extends 'query' | 'header'> = operations[Id] extends {
  parameters: { [Key in Name]?: infer Value }
}
  ? Value
  : undefined
type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: Record<string, infer Value> }
}
  ? Value
  : undefined
export type Answer<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer Value } } }
}
  ? Value
  : operations[Id] extends { responses: { 200: { content: { 'text/csv': string } } } }
    ? Readable
    : never

/** The input of a handler: the request as the contract describes it, already validated. */
export interface Call<Id extends OperationId> {
  path: Part<Id, 'path'>
  query: OptionalPart<Id, 'query'>
  headers: OptionalPart<Id, 'header'>
  body: Body<Id>
  /** The shopper's session; set on every operation that asks for a bearer token. */
  session: Session | undefined
  /** Who is signed in to the office; set on every operation for staff. */
  staff: StaffMember | undefined
  /** Gives the browser the token of an office session, or takes it away. */
  setOfficeCookie: (token: string | undefined) => void
  /** The language of names in answers whose address contains no language. */
  language: 'thai' | 'english'
  /** The client's network: the part of its address that one household or phone cannot change at will. */
  clientNetwork: string
  userAgent: string
  /** Whether a page of another site, which the shop does not allow, made the browser send this. */
  isFromAnotherSite: boolean
  /** Gives the request's place to the next one: to be called before waiting for anything but the database. */
  releaseSlot: () => void
  /** The unparsed body, to verify a signature over its bytes. */
  rawBody: string
  /** All headers, by lower-case names: payment providers sign in headers of their own. */
  requestHeaders: IncomingHttpHeaders
}

/** The client's session on a secured operation. */
export function signedIn({ session }: Pick<Call<OperationId>, 'session'>): Session {
  if (!session) throw new Error('This operation is not secured by the contract')
  return session
}

/** Whose it is, and the language to answer in. */
export const askedBy = (call: Pick<Call<OperationId>, 'session' | 'language'>) => ({
  customerId: signedIn(call).customerId,
  language: call.language,
})

/** Who is signed in, on an operation for staff. */
export function staffOf({ staff }: Pick<Call<OperationId>, 'staff'>): StaffMember {
  if (!staff) throw new Error('This operation is not for staff by the contract')
  return staff
}

/** Answers a change with what is read once it is made. */
export const afterwards =
  <Asked, Value>(read: (call: Asked) => Promise<Value>) =>
  async (call: Asked, change: Promise<unknown>): Promise<Value> => {
    await change
    return read(call)
  }

/** Answers what has nothing to say but that it is done. */
export async function done(work: Promise<void>): Promise<{ ok: true }> {
  await work
  return { ok: true }
}

/** One function per operation, independent of the web framework; refusals are thrown as a Problem. */
export type Handlers = {
  [Id in OperationId]?: (call: Call<Id>) => Promise<Answer<Id>>
}
