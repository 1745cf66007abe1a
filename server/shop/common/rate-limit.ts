import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { rateLimitHits } from '../../db/schema/sessions.ts'
import { rateLimited } from './problem.ts'

interface Hit {
  /** The limited action, such as `signIn`. */
  what: string
  /** The client or account that is limited; stored only as a hash. */
  key: string
}

interface Limit {
  max: number
  seconds: number
}

/** Number of expired rows that one call deletes: more than it adds, so that none accumulate. */
const clearedAtOnce = 10

/**
 * Counts one turn in the database, for all servers together, or refuses with the wait until there is one again.
 * A refused hit does not count. Do not use in a transaction: a rollback must not undo a hit.
 */
export async function countHit(db: Queries, { what, key, limits }: Hit & { limits: Limit[] }): Promise<void> {
  const longest = Math.max(...limits.map(({ seconds }) => seconds))
  const name = hashed(key)
  const { rowCount } = await db.execute(sql`
    insert into turns as kept (what, key, taken, expires_at)
    values (${what}, ${name}, array[clock_timestamp()], clock_timestamp() + make_interval(secs => ${longest}))
    on conflict (what, key) do update set
      taken = array(
        select one from unnest(kept.taken) one
        where one > clock_timestamp() - make_interval(secs => ${longest}) order by one
      ) || clock_timestamp(),
      expires_at = greatest(kept.expires_at, excluded.expires_at)
    where not exists (
      select from (values ${rows(limits)}) as limits (max, seconds)
      where limits.max <= (
        select count(*) from unnest(kept.taken) one
        where one > clock_timestamp() - make_interval(secs => limits.seconds)
      )
    )`)
  if (rowCount === 0) throw rateLimited(await waitFor(db, { what, key: name }, limits))
  await clearOldHits(db)
}

/** Takes back a hit that should not count after all, such as a right password. */
export async function takeHitBack(db: Queries, { what, key }: Hit): Promise<void> {
  await db
    .update(rateLimitHits)
    .set({ taken: sql`trim_array(${rateLimitHits.taken}, least(1, cardinality(${rateLimitHits.taken})))` })
    .where(and(eq(rateLimitHits.what, what), eq(rateLimitHits.key, hashed(key))))
}

/** Remembers for this many seconds that an action was done. */
export async function remember(
  db: Queries,
  { what, key, seconds }: Hit & { seconds: number },
): Promise<void> {
  const expiresAt = sql`clock_timestamp() + make_interval(secs => ${seconds})`
  const noted = { taken: sql`array[clock_timestamp()]`, expiresAt }
  await db
    .insert(rateLimitHits)
    .values({ what, key: hashed(key), ...noted })
    .onConflictDoUpdate({ target: [rateLimitHits.what, rateLimitHits.key], set: noted })
}

export async function isRemembered(db: Queries, { what, key }: Hit): Promise<boolean> {
  const isOurs = and(eq(rateLimitHits.what, what), eq(rateLimitHits.key, hashed(key)))
  const [found] = await db
    .select({ what: rateLimitHits.what })
    .from(rateLimitHits)
    .where(and(isOurs, sql`${rateLimitHits.expiresAt} > clock_timestamp()`))
  return found !== undefined
}

/** Seconds until enough hits have expired for every limit. */
async function waitFor(db: Queries, { what, key }: Hit, limits: Limit[]): Promise<number> {
  const { rows: found } = await db.execute<{ wait: number | null }>(sql`
    select ceil(extract(epoch from max(
      (select one from unnest(taken) one order by one desc offset limits.max - 1 limit 1)
      + make_interval(secs => limits.seconds) - clock_timestamp()
    )))::integer as wait
    from turns, (values ${rows(limits)}) as limits (max, seconds)
    where what = ${what} and key = ${key}`)
  return Math.max(1, found[0]?.wait ?? 1)
}

async function clearOldHits(db: Queries): Promise<void> {
  await db.execute(sql`
    delete from turns where (what, key) in (
      select what, key from turns where expires_at < clock_timestamp()
      order by expires_at limit ${clearedAtOnce} for update skip locked
    )`)
}

const rows = (limits: Limit[]) =>
  sql.join(
    limits.map(({ max, seconds }) => sql`(${max}::integer, ${seconds}::integer)`),
    sql`, `,
  )

const hashed = (key: string) => createHash('sha256').update(key).digest('base64url')
