import type { Queries } from '../../db/database.ts'
import { takeHitBack, isRemembered, remember, countHit } from '../common/rate-limit.ts'

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

/**
 * Limits password guessing. Counts before the password is compared, so that concurrent guesses do not slip past.
 * An attacker cannot lock a customer out: guesses from elsewhere do not count on networks where the customer has signed in.
 */
export async function keepCountOfSignIn(
  db: Queries,
  login: string,
  clientNetwork: string,
): Promise<{ wasRight: () => Promise<void> }> {
  const here = `${clientNetwork} ${login}`
  const isKnown = await isRemembered(db, { what: 'signedIn', key: here })
  const counts = [
    { what: 'signInHere', key: here, limits: fromHere },
    { what: 'signInFrom', key: clientNetwork, limits: fromPlace },
    ...(isKnown ? [] : [{ what: 'signInElsewhere', key: login, limits: fromElsewhere }]),
  ]
  for (const count of counts) await countHit(db, count)
  return {
    async wasRight() {
      for (const count of counts) await takeHitBack(db, count)
      await remember(db, { what: 'signedIn', key: here, seconds: rememberedSeconds })
    },
  }
}
