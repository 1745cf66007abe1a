import { drizzle } from 'drizzle-orm/node-postgres'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Queries, ReplicaPools } from '../db/database.ts'
import { Problem } from '../shop/common/problem.ts'
import type { AnswerCache } from './answer-cache.ts'
import { isLate, Marks, type Mark } from './replica-position.ts'
import { valueIfAvailable } from './value-if-available.ts'

type Work<T> = (db: Queries) => Promise<T>

export interface ReplicaReads {
  /** What a replica says that has all the changes of these topics that were heard; otherwise nothing. */
  read: <T>(work: Work<T>, tags: (value: T) => readonly string[]) => Promise<T | undefined>
  /**
   * What the primary says, or what a replica says while the primary is away: it may lack what the primary did in its last
   * seconds.
   */
  readWithFallback: <T>(fromPrimary: () => Promise<T>, fromReplica: Work<T>) => Promise<T>
  /** How many reads ended how, and how late a replica was at the last look: `NaN` where that is not known. */
  figures: () => { reads: Readonly<Record<Outcome, number>>; lagSeconds: number }
}

/**
 * `read`: the replica's answer was used. `old`: it was not, as it may lack a change that the shop has heard of. `late`: the replica
 * was too far behind. `failed`: it gave no answer. `away`: its answer was used because the primary was away.
 */
type Outcome = 'read' | 'old' | 'late' | 'failed' | 'away'

/** The Cache-Control of what a replica says while the primary is away. */
export const staleHeader = 'no-store'

const aSecond = 1_000
/** One silence may be this process's own, which had other work. */
const failuresUntilUnavailable = 2
/** Logged only after so many failed checks in a row: one of several replicas may be late. */
const failuresUntilLogged = 5

/**
 * Looks each second how far primary and replica are, and reads from a replica that is near enough. `answers` hears of changes
 * and counts them.
 */
export function readReplicas(
  app: FastifyInstance,
  { replicas, primary }: ReplicaPools,
  answers: Pick<AnswerCache, 'heard' | 'isSame'>,
): ReplicaReads {
  const marks = new Marks()
  const reads = { read: 0, old: 0, late: 0, failed: 0, away: 0 }
  let silences = 0
  let isReplicaFresh = false
  let lagSeconds = Number.NaN
  let misses = 0
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const isAway = () => silences >= failuresUntilUnavailable

  /** By its inserted position the lag is measured from now; by its flushed position, from the last answer of the primary. */
  async function on<T>(by: 'inserted' | 'flushed', work: (client: pg.PoolClient, mark: Mark) => Promise<T>) {
    const client = await replicas.connect()
    let isGood = false
    try {
      const mark = await marks.passedBy(client, by)
      const until = by === 'inserted' ? Date.now() : marks.newestAt
      if (by === 'flushed') lagSeconds = mark ? (until - mark.at) / aSecond : Number.NaN
      isGood = mark !== undefined && !isLate(mark, until)
      return mark && isGood ? await work(client, mark) : undefined
    } finally {
      // The next connection may lead to a replica that is nearer.
      client.release(!isGood)
    }
  }

  async function look(): Promise<void> {
    const heard = { changes: answers.heard(), at: Date.now() }
    silences = await marks.add(primary, heard).then(
      () => 0,
      () => silences + 1,
    )
    let reason = 'it is later than two seconds, or no replica'
    isReplicaFresh =
      (await on('flushed', async () => true).catch((error: Error) => {
        reason = error.message
        lagSeconds = Number.NaN
      })) ?? false
    if (isClosed) return
    if (isReplicaFresh && misses >= failuresUntilLogged)
      app.log.warn('DATABASE_REPLICA_URL is read from again')
    misses = isReplicaFresh ? 0 : misses + 1
    if (misses === failuresUntilLogged) app.log.warn(`DATABASE_REPLICA_URL is not read from: ${reason}`)
    timer = setTimeout(() => void look(), silences === 1 ? 0 : aSecond).unref()
  }
  void look()
  app.addHook('onClose', async () => {
    isClosed = true
    clearTimeout(timer)
  })

  async function read<T>(work: Work<T>, tags: (value: T) => readonly string[]): Promise<T | undefined> {
    if (!isReplicaFresh || isAway()) return undefined
    try {
      const found = await on('inserted', async (client, { changes }) => {
        const value = await work(queriesOn(client))
        return { value, isNew: answers.isSame(tags(value), changes) }
      })
      reads[!found ? 'late' : found.isNew ? 'read' : 'old'] += 1
      return found?.isNew ? found.value : undefined
    } catch {
      // The read is repeated on the primary, which itself reports a missing row or a failure.
      reads.failed += 1
      return undefined
    }
  }

  async function readWhileAway<T>(work: Work<T>): Promise<{ value: T } | undefined> {
    if (!isReplicaFresh) return undefined
    try {
      const found = await on('flushed', async (client) => ({ value: await work(queriesOn(client)) }))
      reads[found ? 'away' : 'late'] += 1
      return found
    } catch (error) {
      if (error instanceof Problem) throw error
      reads.failed += 1
      return undefined
    }
  }

  return {
    read,
    async readWithFallback(fromPrimary, fromReplica) {
      const soon = isAway() ? await readWhileAway(fromReplica) : undefined
      if (soon) return soon.value
      const asked = fromPrimary()
      const value = await valueIfAvailable(asked, isAway)
      return (value ?? (await readWhileAway(fromReplica)))?.value ?? asked
    },
    figures: () => ({ reads, lagSeconds }),
  }
}

/** One query after the other: a connection takes no two at a time. */
function queriesOn(client: pg.PoolClient): Queries {
  let last: Promise<unknown> = Promise.resolve()
  const query = (...given: [pg.QueryConfig, unknown[]?]) => {
    const answer = last.then(() => client.query(...given))
    last = answer.catch(() => undefined)
    return answer
  }
  return drizzle({ client: { query } as pg.PoolClient })
}
