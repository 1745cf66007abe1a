import * as v from 'valibot'
import { stored } from './browser/stored.ts'

/** What this tab must know when LINE sends it back: which sign-in it began, and where the shopper wanted to go. */
export const lineAttempt = stored(
  'line-attempt',
  v.nullable(v.object({ attempt: v.string(), next: v.string() })),
  null,
  'sessionStorage',
)

/** An account at LINE for who registers by this phone number: the tab may be another person's before it is used. */
export const lineLink = stored(
  'line-link',
  v.nullable(v.object({ phoneNumber: v.string(), token: v.string() })),
  null,
  'sessionStorage',
)
