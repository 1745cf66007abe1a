import type { AnyActor, AnyEventObject, InspectionEvent, Snapshot } from 'xstate'
import { isMachine, isMachineSnapshot, takenIn, type Transition } from '../reader/index.ts'
import { GivenNames } from './given-names.ts'
import { Questions } from './questions.ts'
import type { Entry, Question, Refusal, WatchedActor } from './watched.ts'

interface WatchOptions {
  limit?: number
  now?: () => number
  /** The actor that sent an event from outside of the receiver's system; XState itself does not know it. */
  senderOf?: (event: AnyEventObject) => object | undefined
}

const maxEnded = 20

/** Judged by its shape, as machines are. */
const isActor = (ref: object): ref is AnyActor => 'logic' in ref

/** Follows all actors that are created with its `inspect`: who lives, and who sent what to whom. */
export class Watch {
  readonly #limit: number
  readonly #now: () => number
  readonly #senderOf: (event: AnyEventObject) => object | undefined
  #byRef = new Map<object, WatchedActor>()
  /** What an actor has still to take, for as long as it is at work. */
  #pending = new Map<WatchedActor, Entry[]>()
  /** Transitions of the step that an actor is taking. */
  #takes = new WeakMap<object, Transition[]>()
  #names = new GivenNames()
  #questions = new Questions()
  #entries: Entry[] = []
  #count = 0
  #started = 0
  #listeners = new Set<() => void>()
  #version = 0
  #isNotified = true

  constructor({ limit = 500, now = () => Date.now(), senderOf = () => undefined }: WatchOptions = {}) {
    this.#limit = limit
    this.#now = now
    this.#senderOf = senderOf
  }

  inspect = (event: InspectionEvent): void => {
    const { actorRef: ref } = event
    if (!isActor(ref)) return
    if (event.type === '@xstate.actor') this.#names.made(ref)
    if (event.type === '@xstate.event') this.#sent(ref, event.sourceRef, event.event)
    if (event.type === '@xstate.microstep') {
      this.#takes.set(ref, [...(this.#takes.get(ref) ?? []), ...takenIn(event)])
      this.#hearCan(ref, event.snapshot)
    }
    if (event.type === '@xstate.snapshot') this.#arrived(ref, event.event, event.snapshot)
  }

  /** All actors that run, and the last of those that ended, in the order of their start. */
  actors = (): WatchedActor[] => [...this.#byRef.values()]

  /** The newest entry is the last one. */
  entries = (): Entry[] => [...this.#entries]

  /** What pages asked about, was refused, and is refused still. */
  refusals = (): Refusal[] => this.#questions.refusals()

  /** What is asked while `work` runs: each question once. */
  questionsIn = (work: () => void): Question[] => this.#questions.during(work)

  /** Grows with every change. */
  version = (): number => this.#version

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #sent(ref: AnyActor, sourceRef: object | undefined, event: AnyEventObject) {
    const from = this.#byRef.get(sourceRef ?? this.#senderOf(event) ?? event)
    if (event.type === 'xstate.init') return this.#start(ref, from)
    const to = this.#byRef.get(ref)
    // Internal events of a promise or a callback are not recorded.
    if (!to || (!to.machine && from === to)) return
    this.#count += 1
    const before = to.last
    const waiting = this.#pending.get(to)
    const entry = {
      number: this.#count,
      at: this.#now(),
      to,
      from,
      event,
      before,
      after: undefined,
      takes: [],
      isEcho: from === to && waiting !== undefined,
    }
    this.#entries.push(entry)
    // One that has ended takes nothing any more.
    if (before.status === 'active') this.#pending.set(to, [...(waiting ?? []), entry])
    if (this.#entries.length > this.#limit) this.#drop()
    this.#changed()
  }

  #start(ref: AnyActor, parent: WatchedActor | undefined) {
    this.#started += 1
    const first: Snapshot<unknown> = ref.getSnapshot()
    this.#hearCan(ref, first)
    const known = this.#byRef.get(ref)
    if (known) this.#forget(known)
    const actor = {
      number: this.#started,
      id: ref.id,
      ref,
      machine: isMachine(ref.logic) ? ref.logic : undefined,
      parent,
      since: this.#now(),
      isResumed: known !== undefined || ref.options.snapshot !== undefined,
      first,
      last: first,
      names: this.#names.startedBy(ref),
      firstTakes: this.#takes.get(ref) ?? [],
      lost: 0,
      lostUntil: first,
    }
    // An actor that starts again goes to the end, and its second life is another one.
    this.#byRef.delete(ref)
    this.#byRef.set(ref, actor)
    this.#pending.set(actor, [])
    this.#forgetEnded()
    this.#changed()
  }

  /** Of what has ended, only flows are of interest, and not for ever. */
  #forgetEnded() {
    const ended = this.actors().filter(({ last }) => last.status !== 'active')
    const flows = ended.filter(({ machine }) => machine).slice(-maxEnded)
    for (const one of ended) {
      this.#forget(one)
      if (!flows.includes(one)) this.#byRef.delete(one.ref)
    }
  }

  /** What was open when it ended. */
  #forget(actor: WatchedActor) {
    this.#pending.delete(actor)
    this.#questions.forget(actor)
  }

  #arrived(ref: AnyActor, event: AnyEventObject, snapshot: Snapshot<unknown>) {
    const actor = this.#byRef.get(ref)
    if (!actor) return
    const waiting = this.#pending.get(actor) ?? []
    const place = waiting.findIndex((one) => one.event === event)
    const entry = waiting[place]
    const left = waiting.slice(place + 1)
    if (entry)
      Object.assign(entry, { before: actor.last, after: snapshot, takes: this.#takes.get(ref) ?? [] })
    if (left.length > 0) this.#pending.set(actor, left)
    else this.#pending.delete(actor)
    this.#takes.delete(ref)
    actor.last = snapshot
    this.#changed()
  }

  /** Records the question of the page without changing the answer. */
  #hearCan(ref: AnyActor, snapshot: Snapshot<unknown>) {
    if (!isMachineSnapshot(snapshot)) return
    const { can } = snapshot
    snapshot.can = (event) => {
      const isAllowed = can.call(snapshot, event)
      const actor = this.#byRef.get(ref)
      if (actor) this.#questions.hear({ actor, event, isAllowed })
      return isAllowed
    }
  }

  #drop() {
    const dropped = this.#entries.shift()
    if (!dropped) return
    dropped.to.lost += 1
    dropped.to.lostUntil = dropped.after ?? dropped.to.lostUntil
  }

  /** Listeners are notified once per task. */
  #changed() {
    this.#version += 1
    if (!this.#isNotified || this.#listeners.size === 0) return
    this.#isNotified = false
    queueMicrotask(() => {
      this.#isNotified = true
      for (const listener of this.#listeners) listener()
    })
  }
}
