import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { isMachineSnapshot, takenBy } from '../reader/index.ts'
import type { Question, Refusal, WatchedActor } from './watched.ts'

/** What pages ask flows by `can`. */
export class Questions {
  #refused = new Map<WatchedActor, Map<string, Refusal>>()
  #received: Question[] | undefined

  hear(question: Question): void {
    const { actor, event, isAllowed } = question
    this.#received?.push(question)
    if (isAllowed) return
    const refused = this.#refused.get(actor) ?? new Map<string, Refusal>()
    this.#refused.set(actor, refused.set(event.type, { actor, event }))
  }

  forget(actor: WatchedActor): void {
    this.#refused.delete(actor)
  }

  refusals(): Refusal[] {
    const refused = [...this.#refused.values()].flatMap((ofOne) => [...ofOne.values()])
    return refused.filter(({ actor: { last }, event }) => {
      return isMachineSnapshot(last) && last.status === 'active' && !isPossible(last, event)
    })
  }

  /** What is asked while `work` runs: each question once. */
  during(work: () => void): Question[] {
    const received: Question[] = (this.#received = [])
    try {
      work()
    } finally {
      this.#received = undefined
    }
    const keyOf = ({ actor, event }: Question) => `${actor.number} ${event.type}`
    return [...new Map(received.map((question) => [keyOf(question), question])).values()]
  }
}

/** Asks the machine itself, so that the question is not recorded as one of the page. */
function isPossible(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  return takenBy(snapshot.machine, snapshot, event).some(
    ({ target, actions }) => target !== undefined || actions.length > 0,
  )
}
