import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { rateLimitHits } from '../../db/schema/sessions.ts'
import { rateLimited } from './problem.ts'

interface Hit {
  /** The limited action, such as `signIn`. */
  action: string
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
 * Counts a hit in the database, for all servers together, or refuses with the seconds to wait. Returns how many there are now.
 * A refused hit does not count. Do not use in a transaction: a rollback must not undo a hit.
 */
export async function countHit(
  db: Queries,
  { action, key, limits }: Hit & { limits: Limit[] },
): Promise<number> {
  const longest = Math.max(...limits.map(({ seconds }) => seconds))
  const name = hashed(key)
  const { rows: counted } = await db.execute<{ count: number }>(sql`
    insert into rate_limit_hits as stored (action, key, hits, expires_at)
    values (${action}, ${name}, array[clock_timestamp()], clock_timestamp() + make_interval(secs => ${longest}))
    on conflict (action, key) do update set
      hits = array(
        select hit from unnest(stored.hits) hit
        where hit > clock_timestamp() - make_interval(secs => ${longest}) order by hit
      ) || clock_timestamp(),
      expires_at = greatest(stored.expires_at, excluded.expires_at)
    where not exists (
      select from (values ${rows(limits)}) as limits (max, seconds)
      where limits.max <= (
        select count(*) from unnest(stored.hits) hit
        where hit > clock_timestamp() - make_interval(secs => limits.seconds)
      )
    )
    returning cardinality(stored.hits) as count`)
  if (!counted[0]) throw rateLimited(await waitFor(db, { action, key: name }, limits))
  await clearOldHits(db)
  return counted[0].count
}

/** Takes back a hit that should not count after all, such as a right password. */
export async function removeHit(db: Queries, { action, key }: Hit): Promise<void> {
  await db
    .update(rateLimitHits)
    .set({ hits: sql`trim_array(${rateLimitHits.hits}, least(1, cardinality(${rateLimitHits.hits})))` })
    .where(and(eq(rateLimitHits.action, action), eq(rateLimitHits.key, hashed(key))))
}

/** Remembers for this many seconds that an action was done. */
export async function remember(
  db: Queries,
  { action, key, seconds }: Hit & { seconds: number },
): Promise<void> {
  const expiresAt = sql`clock_timestamp() + make_interval(secs => ${seconds})`
  const noted = { hits: sql`array[clock_timestamp()]`, expiresAt }
  await db
    .insert(rateLimitHits)
    .values({ action, key: hashed(key), ...noted })
    .onConflictDoUpdate({ target: [rateLimitHits.action, rateLimitHits.key], set: noted })
}

export async function isRemembered(db: Queries, { action, key }: Hit): Promise<boolean> {
  const isOurs = and(eq(rateLimitHits.action, action), eq(rateLimitHits.key, hashed(key)))
  const [found] = await db
    .select({ action: rateLimitHits.action })
    .from(rateLimitHits)
    .where(and(isOurs, sql`${rateLimitHits.expiresAt} > clock_timestamp()`))
  return found !== undefined
}

/** Seconds until enough hits have expired for every limit. */
async function waitFor(db: Queries, { action, key }: Hit, limits: Limit[]): Promise<number> {
  const { rows: found } = await db.execute<{ wait: number | null }>(sql`
    select ceil(extract(epoch from max(
      (select hit from unnest(hits) hit order by hit desc offset limits.max - 1 limit 1)
      + make_interval(secs => limits.seconds) - clock_timestamp()
    )))::integer as wait
    from rate_limit_hits, (values ${rows(limits)}) as limits (max, seconds)
    where action = ${action} and key = ${key}`)
  return Math.max(1, found[0]?.wait ?? 1)
}

async function clearOldHits(db: Queries): Promise<void> {
  await db.execute(sql`
    delete from rate_limit_hits where (action, key) in (
      select action, key from rate_limit_hits where expires_at < clock_timestamp()
      order by expires_at limit ${clearedAtOnce} for update skip locked
    )`)
}

const rows = (limits: Limit[]) =>
  sql.join(
    limits.map(({ max, seconds }) => sql`(${max}::integer, ${seconds}::integer)`),
    sql`, `,
  )

const hashed = (key: string) => createHash('sha256').update(key).digest('base64url')
