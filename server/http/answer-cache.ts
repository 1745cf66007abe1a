import { topics, type Topic } from './change-listener.ts'
import { sizeOf, type KeptAnswer } from './kept-answer.ts'

/** Proves that an answer was read after the latest change: a ticket handed out before a change is void. */
export type Ticket = Readonly<Record<Topic, number>>

export interface AnswerCache {
  find: (key: string) => KeptAnswer | undefined
  /** The topics of an answer that is kept. */
  topicsOf: (key: string) => readonly Topic[] | undefined
  /** Take a ticket before reading the database; the answer is kept only if its topics did not change in between. */
  ticket: () => Ticket | undefined
  isValid: (ticket: Ticket | undefined, read: readonly Topic[]) => boolean
  keep: (key: string, answer: KeptAnswer, ticket: Ticket | undefined, read: readonly Topic[]) => void
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

/** Bytes that an entry takes besides its bodies: headers and bookkeeping. */
const overhead = 1_024

/** Keeps answers in memory up to a total size and evicts the least recently used. Closed until the change listener opens it. */
export function createAnswerCache({ maxBytes, maxMilliseconds, now }: Limits): AnswerCache {
  const entries = new Map<string, Entry>()
  const ages = Object.fromEntries(topics.map((topic) => [topic, 0])) as Record<Topic, number>
  let isOpen = false
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
  function forget(topic: Topic): void {
    ages[topic] += 1
    for (const [key, entry] of entries) if (entry.topics.includes(topic)) drop(key)
  }
  const isValid: AnswerCache['isValid'] = (ticket, read) =>
    isOpen && ticket !== undefined && read.every((topic) => ticket[topic] === ages[topic])

  return {
    find(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      if (entry.until < now()) {
        bytes -= entry.size
        return undefined
      }
      entries.set(key, entry)
      return entry.answer
    },
    topicsOf: (key) => entries.get(key)?.topics,
    ticket: () => (isOpen ? { ...ages } : undefined),
    isValid,
    keep(key, answer, ticket, read) {
      if (!isValid(ticket, read)) return
      const size = sizeOf(answer) + key.length * 2 + overhead
      if (size > maxBytes) return
      drop(key)
      const entry = { answer, topics: read, size, until: now() + maxMilliseconds }
      entries.set(key, entry)
      bytes += size
      answer.onGrown = (grown) => {
        if (entries.get(key) !== entry) return
        entry.size += grown
        bytes += grown
        makeRoom()
      }
      makeRoom()
    },
    forget,
    shut() {
      isOpen = false
      // Voids earlier tickets: a read that began before closing must not be kept after the next opening.
      for (const topic of topics) ages[topic] += 1
      entries.clear()
      bytes = 0
    },
    open() {
      isOpen = true
    },
  }
}
