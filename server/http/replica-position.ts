import type pg from 'pg'

interface Position {
  /** Which database, and which of its timelines: after a failover a replica of the old primary may hold what was lost. */
  history: string
  /** How many bytes its log has. */
  place: number
}

/** Where the primary was when so many changes had been heard. */
export interface Mark {
  changes: number
  at: number
  history: string
  /** What was committed is before it, though it may not be written down yet. */
  inserted: number
  /** What replicas can have. */
  flushed: number
}

const system = `(select system_identifier from pg_control_system())::text || ' '`

/** Fails on a server that is no primary. */
const ofPrimary = `select ${system} || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) as history,
  (pg_current_wal_insert_lsn() - '0/0')::float8 as inserted, (pg_current_wal_flush_lsn() - '0/0')::float8 as flushed`

/** No row on a server that is no replica. Its timeline is known to it some minutes after a failover at the latest. */
const ofReplica = `select ${system} || lpad(upper(to_hex(
    (select min_recovery_end_timeline from pg_control_recovery()))), 8, '0') as history,
  (pg_last_wal_replay_lsn() - '0/0')::float8 as place
  where pg_is_in_recovery()`

/** A replica that is later than this is not read from, in milliseconds. */
const latest = 2_000
/** So many are remembered, a second apart, to tell how late a replica is. */
const maxMarks = 60

/** Where the primary was, second by second: a replica that has passed a mark has all that was committed before it. */
export class Marks {
  readonly #marks: Mark[] = []

  /** `changes` is how many were heard: what they tell of was committed before the primary is asked. */
  async add(primary: pg.Pool, { changes, at }: Pick<Mark, 'changes' | 'at'>): Promise<void> {
    const { rows } = await primary.query<Omit<Mark, 'changes' | 'at'>>(ofPrimary)
    for (const found of rows) this.#marks.push({ ...found, changes, at })
    this.#marks.splice(0, this.#marks.length - maxMarks)
  }

  /** When the primary was last heard. */
  get newestAt(): number {
    return this.#marks.at(-1)?.at ?? Number.NaN
  }

  /** The newest mark that the server of this connection has passed. */
  async passedBy(client: pg.PoolClient, by: 'inserted' | 'flushed'): Promise<Mark | undefined> {
    const { rows } = await client.query<Position>(ofReplica)
    const [found] = rows
    return found && this.#marks.findLast((mark) => mark.history === found.history && mark[by] <= found.place)
  }
}

export const isLate = (mark: Mark, until: number): boolean => until - mark.at >= latest
