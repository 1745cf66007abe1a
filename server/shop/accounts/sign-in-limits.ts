import { setTimeout as pause } from 'node:timers/promises'
import { defaultPauses } from '../common/pauses.ts'
import { Problem } from '../common/problem.ts'
import { removeHit, isRemembered, remember, countHit } from '../common/rate-limit.ts'
import type { ShopDeps } from '../common/shop-deps.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Wrong passwords for one login from one network. */
const fromHere = [{ max: 10, seconds: 15 * minute }]
/** Wrong passwords from one network for any login; some networks have many customers behind one address. */
const fromPlace = [{ max: 50, seconds: 15 * minute }]
/** Wrong passwords for one login from all networks together that have never signed in with it. */
const fromElsewhere = [{ max: 50, seconds: hour }]
/** Right passwords for one login from one network: comparing one is as much work as a hundred pages. */
const rightFromHere = [
  { max: 20, seconds: minute },
  { max: 100, seconds: hour },
]
/** Right passwords from one network for any login. */
const rightFromPlace = [{ max: 60, seconds: minute }]
const rememberedSeconds = 30 * day

interface Tries {
  wasRight: () => Promise<void>
  /** Resolves with the refusal of a wrong password. */
  wasWrong: () => Promise<Problem>
}

interface Count {
  action: string
  key: string
  limits: { max: number; seconds: number }[]
  /** The outcome that this limit counts; after the other outcome the hit is removed. */
  of: 'right' | 'wrong'
}

/**
 * Limits password guessing, and the work of comparing right ones. Counts before the password is compared, so that
 * concurrent tries do not slip past. Where a customer has signed in before, nobody else's tries keep the right password
 * out: past the limits it is compared as well, but slowly and one after the other, and a wrong one is told to wait.
 */
export async function countSignInTries(
  { database: { db }, pauses = defaultPauses }: Pick<ShopDeps, 'database' | 'pauses'>,
  login: string,
  clientNetwork: string,
): Promise<Tries> {
  const here = `${clientNetwork} ${login}`
  const isKnown = await isRemembered(db, { action: 'signedIn', key: here })
  const others: Count[] = [
    { action: 'signInHere', key: here, limits: fromHere, of: 'wrong' },
    { action: 'signInFrom', key: clientNetwork, limits: fromPlace, of: 'wrong' },
    { action: 'signInRightFrom', key: clientNetwork, limits: rightFromPlace, of: 'right' },
  ]
  if (!isKnown) others.push({ action: 'signInElsewhere', key: login, limits: fromElsewhere, of: 'wrong' })
  const counted: Count[] = []
  const take = async (count: Count) => {
    await countHit(db, count)
    counted.push(count)
  }
  const takeBack = async (of?: Count['of']) => {
    for (const count of counted) if (of === undefined || count.of === of) await removeHit(db, count)
  }
  let limited: Problem | undefined
  try {
    for (const count of others) {
      try {
        await take(count)
      } catch (error) {
        if (!isKnown || !(error instanceof Problem)) throw error
        limited = error
      }
    }
    if (limited) await waitInQueue(here, limited, pauses.slowSignIn)
    await take({ action: 'signInRight', key: here, limits: rightFromHere, of: 'right' })
  } catch (error) {
    // The password is not compared: it was neither wrong nor right.
    await takeBack()
    throw error
  }
  return {
    async wasRight() {
      await takeBack('wrong')
      await remember(db, { action: 'signedIn', key: here, seconds: rememberedSeconds })
    },
    async wasWrong() {
      await takeBack('right')
      return limited ?? new Problem('BAD_CREDENTIALS', 'The phone number, e-mail or password is not right')
    },
  }
}

/** With more requests than this in the queue, the owner of the account would wait too long. */
const maxWaiting = 5

const waiting = new Map<string, { count: number; last: Promise<unknown> }>()

/** Waits for a turn, one after the other for each key in this process; throws `refusal` where too many wait already. */
async function waitInQueue(key: string, refusal: Error, apart: number): Promise<void> {
  const queue = waiting.get(key) ?? { count: 0, last: Promise.resolve() }
  if (queue.count >= maxWaiting) throw refusal
  queue.count += 1
  waiting.set(key, queue)
  const turn = queue.last.then(() => pause(apart))
  queue.last = turn
  await turn
  queue.count -= 1
  if (queue.count === 0) waiting.delete(key)
}
