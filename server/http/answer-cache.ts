import { topics, type Topic } from './change-listener.ts'
import type { KeptAnswer } from './kept-answer.ts'

/** Proves that an answer was read after the latest change: a ticket handed out before a change is void. */
export interface Ticket {
  topics: readonly Topic[]
  ages: readonly number[]
}

export interface AnswerCache {
  find: (url: string) => KeptAnswer | undefined
  /** Take a ticket before reading the database; the answer is kept only if nothing changed in between. */
  ticket: (...topics: Topic[]) => Ticket | undefined
  keep: (url: string, answer: KeptAnswer, ticket: Ticket | undefined) => void
  forget: (topic: Topic) => void
  /** Empties the cache and stores nothing until it is opened again. */
  shut: () => void
  open: () => void
}

interface Entry {
  answer: KeptAnswer
  topics: readonly Topic[]
  size: number
  until: number
}

interface Limits {
  maxBytes: number
  /** Maximum age, for answers that change with time alone, such as a page whose new version comes into force. */
  maxMilliseconds: number
  now: () => number
}

/** Bytes that an entry takes besides its body: headers and bookkeeping. */
const overhead = 1_024

/** Keeps answers in memory up to a total size and evicts the least recently used. Closed until the change listener opens it. */
export function createAnswerCache({ maxBytes, maxMilliseconds, now }: Limits): AnswerCache {
  const entries = new Map<string, Entry>()
  const ages = new Map<Topic, number>()
  let isOpen = false
  let bytes = 0

  function drop(url: string): void {
    bytes -= entries.get(url)?.size ?? 0
    entries.delete(url)
  }
  function forget(topic: Topic): void {
    ages.set(topic, ageOf(topic) + 1)
    for (const [url, entry] of entries) if (entry.topics.includes(topic)) drop(url)
  }
  const ageOf = (topic: Topic) => ages.get(topic) ?? 0
  const isVoid = (ticket: Ticket) => ticket.topics.some((topic, index) => ticket.ages[index] !== ageOf(topic))

  return {
    find(url) {
      const entry = entries.get(url)
      if (!entry) return undefined
      entries.delete(url)
      if (entry.until < now()) {
        bytes -= entry.size
        return undefined
      }
      entries.set(url, entry)
      return entry.answer
    },
    ticket: (...of) => (isOpen ? { topics: of, ages: of.map(ageOf) } : undefined),
    keep(url, answer, ticket) {
      if (!isOpen || !ticket || isVoid(ticket)) return
      const size = answer.body.length + url.length * 2 + overhead
      if (size > maxBytes) return
      drop(url)
      entries.set(url, { answer, topics: ticket.topics, size, until: now() + maxMilliseconds })
      bytes += size
      for (const [oldest] of entries) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
    },
    forget,
    shut() {
      isOpen = false
      // Voids earlier tickets: a read that began before closing must not be kept after the next opening.
      for (const topic of topics) ages.set(topic, ageOf(topic) + 1)
      entries.clear()
      bytes = 0
    },
    open() {
      isOpen = true
    },
  }
}
