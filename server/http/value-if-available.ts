import { reasonOfUnavailable } from '../db/unavailable.ts'

/** How long it waits for a database that may be failing over: a pooler refuses nobody for ten seconds. */
export const unavailableCheckMs = 1_000

/** The result of a query; undefined as soon as the database is known to be unavailable. */
export async function valueIfAvailable<T>(
  asked: Promise<T>,
  isAway: () => boolean,
): Promise<{ value: T } | undefined> {
  let timer: NodeJS.Timeout | undefined
  const away = new Promise<undefined>((resolve) => {
    timer = setInterval(() => isAway() && resolve(undefined), unavailableCheckMs)
  })
  return Promise.race([asked.then((value) => ({ value })), away])
    .catch((error: unknown) => {
      if (reasonOfUnavailable(error) === undefined) throw error
      return undefined
    })
    .finally(() => clearInterval(timer))
}
