import type { Queries } from '../../db/database.ts'
import { Problem } from '../common/problem.ts'
import { takeHitBack, isRemembered, remember, countHit } from '../common/rate-limit.ts'
import { takeSlowTurn } from './slow-turns.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Wrong passwords for one login from one network. */
const fromHere = [{ max: 10, seconds: 15 * minute }]
/** Wrong passwords from one network for any login; some networks have many customers behind one address. */
const fromPlace = [{ max: 50, seconds: 15 * minute }]
/** Wrong passwords for one login from all networks together that have never signed in with it. */
const fromElsewhere = [{ max: 50, seconds: hour }]
const rememberedSeconds = 30 * day

interface Tries {
  wasRight: () => Promise<void>
  /** The refusal of a wrong password. */
  wasWrong: () => Problem
}

/**
 * Limits password guessing. Counts before the password is compared, so that concurrent guesses do not slip past.
 * Where a customer has signed in before, nobody else's guesses keep the right password out: past the limits it is
 * compared as well, but slowly and one after the other, and a wrong one is told to wait.
 */
export async function keepCountOfSignIn(db: Queries, login: string, clientNetwork: string): Promise<Tries> {
  const here = `${clientNetwork} ${login}`
  const isKnown = await isRemembered(db, { what: 'signedIn', key: here })
  const counts = [
    { what: 'signInHere', key: here, limits: fromHere },
    { what: 'signInFrom', key: clientNetwork, limits: fromPlace },
    ...(isKnown ? [] : [{ what: 'signInElsewhere', key: login, limits: fromElsewhere }]),
  ]
  const counted: typeof counts = []
  let limited: Problem | undefined
  for (const count of counts) {
    try {
      await countHit(db, count)
      counted.push(count)
    } catch (error) {
      if (!isKnown || !(error instanceof Problem)) throw error
      limited = error
    }
  }
  if (limited) await takeSlowTurn(here, limited)
  return {
    async wasRight() {
      for (const count of counted) await takeHitBack(db, count)
      await remember(db, { what: 'signedIn', key: here, seconds: rememberedSeconds })
    },
    wasWrong: () =>
      limited ?? new Problem('BAD_CREDENTIALS', 'The phone number, e-mail or password is not right'),
  }
}
