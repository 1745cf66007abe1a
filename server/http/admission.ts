import type { FastifyReply, FastifyRequest } from 'fastify'
import { invalid, overloaded } from '../shop/common/problem.ts'

export interface AdmissionLimits {
  /** Requests that work with the database at the same time. */
  atOnce: number
  /** Requests that may wait for their turn. */
  waiting: number
  /** How long a request waits, in milliseconds. */
  patience: number
}

/**
 * Four times the connections of the pool: enough to keep them busy while some requests compute or wait for the payment
 * provider, few enough that a request which was let in gets each of its connections quickly.
 */
export const defaultAdmission: AdmissionLimits = { atOnce: 48, waiting: 1_000, patience: 10_000 }

/** Searches share one connection (decision 038), and wait for it in a queue of their own. */
export const searchAdmission: AdmissionLimits = { atOnce: 8, waiting: 200, patience: 10_000 }

const retryAfterSeconds = 2

declare module 'fastify' {
  interface FastifyRequest {
    admission?: Admission
  }
}

/** A request's place among those that are let in; leaving twice is leaving once. */
interface Admission {
  leave: () => void
  /** Set while the handler works: the place of a client that hangs up is free only when the work is done. */
  isWorking: boolean
}

interface Waiting {
  admit: () => void
}

/** Lets requests in, in the order of their arrival; refuses those for which there is no room, and those that wait too long. */
export class AdmissionQueue {
  readonly #limits: AdmissionLimits
  readonly #waiting = new Set<Waiting>()
  #inside = 0

  constructor(limits: AdmissionLimits) {
    this.#limits = limits
  }

  get inside(): number {
    return this.#inside
  }

  get waiting(): number {
    return this.#waiting.size
  }

  /** Resolves with the function that gives the place back. */
  async enter(signal: AbortSignal): Promise<() => void> {
    const { atOnce, waiting } = this.#limits
    if (this.#inside < atOnce) {
      this.#inside += 1
    } else {
      if (this.#waiting.size >= waiting) throw overloaded(retryAfterSeconds)
      await this.#turn(signal)
    }
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      this.#leave()
    }
  }

  /** A place that is given back goes to the first who waits, without becoming free in between. */
  #leave(): void {
    const [next] = this.#waiting
    if (next) next.admit()
    else this.#inside -= 1
  }

  #turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer)
        this.#waiting.delete(one)
        signal.removeEventListener('abort', giveUp)
      }
      const giveUp = () => {
        end()
        reject(overloaded(retryAfterSeconds))
      }
      const one = {
        admit: () => {
          end()
          resolve()
        },
      }
      const timer = setTimeout(giveUp, this.#limits.patience)
      signal.addEventListener('abort', giveUp)
      this.#waiting.add(one)
    })
  }
}

/** Lets a request in that has no place yet. A client that is still sending would hold a place of others. */
export function admit(queueOf: (request: FastifyRequest) => AdmissionQueue) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.admission) return
    const gone = new AbortController()
    const { raw } = reply
    const ended = () => {
      gone.abort()
      if (request.admission && !request.admission.isWorking) request.admission.leave()
    }
    raw.once('close', ended).once('finish', ended)
    const leave = await queueOf(request).enter(gone.signal)
    request.admission = { leave, isWorking: false }
    if (gone.signal.aborted) leave()
  }
}

/** Releases the slot while a slow body arrives, since the session is checked already; a body that is complete holds it. */
export async function releaseSlotUntilBody(request: FastifyRequest): Promise<void> {
  // A client that hung up sends no more of its body, so its end would never come.
  if (request.raw.destroyed) throw invalid('The client has gone')
  if (request.raw.complete) return
  request.admission?.leave()
  delete request.admission
}

/** Wraps the work of a request that was let in: its place is free once the work is done. */
export function leaving<Answer>(work: (request: FastifyRequest, reply: FastifyReply) => Promise<Answer>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Answer> => {
    const { admission } = request
    if (admission) admission.isWorking = true
    try {
      return await work(request, reply)
    } finally {
      admission?.leave()
    }
  }
}
