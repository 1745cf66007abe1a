import { sizeOf, type CachedAnswer } from './cached-answer.ts'
import { unavailableCheckMs, valueIfAvailable } from './value-if-available.ts'

export interface Made {
  answer: CachedAnswer
  /** What the answer is made of: a change of any of them makes it old. An answer without is not cached. */
  tags?: readonly string[]
  /** A replica said it while the primary was away: it is sent for a second, and never counts as current. */
  isLate?: boolean
}

export interface AnswerCache {
  /** The answer of a key: cached, being made already, or made now. */
  get: (key: string, make: () => Promise<Made>) => Promise<CachedAnswer>
  /** The answer of a key, if it is cached and nothing that it is made of has changed. */
  current: (key: string) => CachedAnswer | undefined
  tagsOf: (key: string) => readonly string[] | undefined
  changed: (tag: string) => void
  /** How many changes were heard until now. */
  heard: () => number
  /** Whether none of these changed after so many changes were heard. */
  isSame: (tags: readonly string[], since: number) => boolean
  /** How many were answered from memory, and how many had to be made. */
  counts: Readonly<{ hits: number; misses: number }>
  /** From now on changes can be missed, so nothing counts as current until the cache is opened again. */
  shut: () => void
  open: () => void
}

interface Entry {
  answer: CachedAnswer
  tags: readonly string[]
  size: number
  until: number
  /** The number of changes that were heard before the answer was read. */
  changes: number
  /** When the answer was last known to be current. */
  trueAt: number
  isLate: boolean
}

interface Started {
  changes: number
  startedAt: number
}
interface Making extends Started {
  answer: Promise<CachedAnswer>
}

interface Limits {
  maxBytes: number
  /** Maximum age, for answers that change with time alone, such as a page whose new version comes into force. */
  maxMilliseconds: number
  /** Without it, whoever asks after a change waits for a new answer. */
  lag?: Lag
  now: () => number
}

/** For how many milliseconds a changed answer is still sent. */
export interface Lag {
  /** Sent without refreshing: an answer that changes constantly is made anew at most this often. */
  rest: number
  /** The longest time in all; after `rest`, a new answer is being made meanwhile. */
  most: number
}

/** For so long a read goes on without its database; what is agreed on at the checkout is read anew. */
const whileAway = 10 * 60_000
/** What a replica said is asked of it again after this time. */
const lateFor = 1_000
/** Bytes that an entry takes besides its bodies: headers and bookkeeping. */
const overhead = 1_024
/** Changes are remembered for so many tags. Beyond that, everything counts as changed. */
const maxTags = 10_000

/** Caches answers in memory up to a total size and drops the least recently used. Closed until the change listener opens it. */
export function createAnswerCache({
  maxBytes,
  maxMilliseconds,
  lag = { rest: 0, most: 0 },
  now,
}: Limits): AnswerCache {
  const entries = new Map<string, Entry>()
  const makings = new Map<string, Making>()
  /** Changes are numbered; the latest of each tag. */
  const latest = new Map<string, number>()
  let changes = 0
  /** Answers read before this change are outdated. */
  let allChanged = 0
  let isOpen = false
  const counts = { hits: 0, misses: 0 }
  let bytes = 0

  function drop(key: string): void {
    bytes -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }
  function makeRoom(): void {
    for (const [oldest] of entries) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
  }
  function changeAll(): void {
    changes += 1
    allChanged = changes
    latest.clear()
  }
  const isSame = (tags: readonly string[], since: number) =>
    isOpen && since >= allChanged && tags.every((tag) => (latest.get(tag) ?? 0) <= since)
  const isCurrent = ({ until, changes: known, tags, isLate }: Entry) =>
    !isLate && until >= now() && isSame(tags, known)

  function find(key: string): CachedAnswer | undefined {
    const entry = entries.get(key)
    if (!entry || !isCurrent(entry)) return undefined
    entry.trueAt = now()
    entries.delete(key)
    entries.set(key, entry)
    return entry.answer
  }

  function findCounted(key: string): CachedAnswer | undefined {
    const answer = find(key)
    if (answer) counts.hits += 1
    return answer
  }

  function store(key: string, { answer, tags = [], isLate = false }: Made, started: Started): void {
    if ((entries.get(key)?.changes ?? 0) > started.changes) return
    drop(key)
    const size = sizeOf(answer) + key.length * 2 + overhead
    if (size > maxBytes) return
    const until = now() + maxMilliseconds
    const { changes, startedAt } = started
    const entry = { answer, tags, size, until, changes, trueAt: startedAt, isLate }
    entries.set(key, entry)
    bytes += size
    answer.onGrown = (grown) => {
      if (entries.get(key) !== entry) return
      entry.size += grown
      bytes += grown
      makeRoom()
    }
    makeRoom()
  }

  function start(key: string, make: () => Promise<Made>): Making {
    const started = { changes, startedAt: now() }
    const run = async () => {
      const made = await make()
      if (made.tags) store(key, made, started)
      else drop(key)
      return made.answer
    }
    const making = { ...started, answer: run() }
    makings.set(key, making)
    const end = () => {
      if (makings.get(key) === making) makings.delete(key)
    }
    making.answer.then(end, end)
    return making
  }

  /** A read that began before a change is not shared with requests that come after it, unless it began less than `lag.rest` ago. */
  function sharedMaking(key: string): Making | undefined {
    const making = makings.get(key)
    if (!making) return undefined
    const isUnchanged = isOpen && making.changes === changes
    return isUnchanged || now() - making.startedAt < lag.rest ? making : undefined
  }

  /** A read of this key already waits for the lost database: the old answer is sent instead of starting another. */
  const isOwed = (key: string) =>
    !isOpen && now() - (makings.get(key)?.startedAt ?? now()) >= unavailableCheckMs

  return {
    async get(key, make) {
      const current = findCounted(key)
      if (current) return current
      const old = entries.get(key)
      const oldFor = old ? now() - old.trueAt : Infinity
      const isRecent = old && oldFor < lag.most
      counts[isRecent ? 'hits' : 'misses'] += 1
      if (old && oldFor < (old.isLate ? lateFor : lag.rest)) return old.answer
      if (old && oldFor < whileAway && isOwed(key)) return old.answer
      const making = sharedMaking(key) ?? start(key, make)
      if (isRecent) return old.answer
      if (!old || oldFor >= whileAway) return making.answer
      // The old answer, when the database is lost and does not answer in time.
      return (await valueIfAvailable(making.answer, () => !isOpen))?.value ?? old.answer
    },
    current: findCounted,
    counts,
    tagsOf: (key) => entries.get(key)?.tags,
    changed(tag) {
      changes += 1
      latest.set(tag, changes)
      if (latest.size > maxTags) changeAll()
    },
    heard: () => changes,
    isSame,
    shut() {
      isOpen = false
    },
    open() {
      changeAll()
      isOpen = true
    },
  }
}
