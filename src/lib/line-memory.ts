import * as v from 'valibot'
import { stored } from './stored.ts'

/** What this tab must know when LINE sends it back: which sign-in it began, and where the shopper wanted to go. */
export const lineAttempt = stored(
  'line-attempt',
  v.nullable(v.object({ attempt: v.string(), next: v.string() })),
  null,
  'sessionStorage',
)

/** An account at LINE that the registration of this tab links. */
export const lineLink = stored('line-link', v.nullable(v.string()), null, 'sessionStorage')
