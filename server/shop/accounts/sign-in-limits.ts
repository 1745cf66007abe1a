import type { Queries } from '../../db/database.ts'
import { takeHitBack, isRemembered, remember, countHit } from '../common/rate-limit.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Wrong passwords for one login from one place. */
const fromHere = [{ max: 10, seconds: 15 * minute }]
/** Wrong passwords from one place, whoever is meant; behind some addresses there are many people. */
const fromPlace = [{ max: 50, seconds: 15 * minute }]
/** Wrong passwords for one login from all the places together where nobody has signed in with it before. */
const fromElsewhere = [{ max: 50, seconds: hour }]
const rememberedSeconds = 30 * day

/**
 * Limits guessing, whoever guesses: counted before the password is looked at, so that many at once do not slip by.
 * Others who guess do not keep a customer out: from where one has signed in before, they do not count.
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
