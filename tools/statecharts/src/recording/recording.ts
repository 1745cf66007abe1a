import type { AnyMachineSnapshot } from 'xstate'
import type { Move } from '../cases.ts'
import { isNumbered } from '../walker/actor-names.ts'
import { declaredBy, type Declared } from '../walker/declared.ts'
import { asData } from '../walker/moves.ts'
import { recordable, recordableChanges } from './recordable.ts'
import { isMachineSnapshot, type Transition } from '../reader/index.ts'
import type { Entry, WatchedActor } from './watched.ts'

/** What happened to one actor, in the words of plans. */
export interface Recording {
  machine: string
  actor: string
  steps: RecordedStep[]
  /** The page of the report on which it was made; undefined for the last one. */
  page?: number
  /** How many of its first events were no longer in the log. */
  lost?: number
}

export interface RecordedStep extends RecordedOutcome {
  /** Milliseconds since the start. */
  at: number
  do: Move
}

/** What a move led to, as far as an onlooker sees it. */
export interface RecordedOutcome {
  value: unknown
  tags?: string[]
  /** The fields of the context that changed. */
  context?: Record<string, unknown>
  takes?: string[]
  status?: string
}

const declared = new WeakMap<object, Declared>()

/** The recording of an actor from the entries of the log; undefined for an actor that is no machine. */
export function recordingOf(actor: WatchedActor, entries: readonly Entry[]): Recording | undefined {
  const { machine, first, lost, lostUntil } = actor
  if (!machine || !isMachineSnapshot(first)) return undefined
  const own = entries.filter(({ to, after }) => to === actor && after !== undefined && isRecorded(after))
  const isWhole = lost === 0
  const firstMove = own.findIndex(({ isEcho }) => !isEcho)
  const echoes = own.slice(0, firstMove < 0 ? own.length : firstMove)
  const start = echoes.at(-1)?.after ?? (isWhole ? first : lostUntil)
  const firstTakes = [...actor.firstTakes, ...echoes.flatMap(({ takes }) => takes)]
  let at = 0
  const steps = withEchoes(own.slice(echoes.length)).map((entry): RecordedStep => {
    const before = at
    at = entry.at - actor.since
    const { after = first } = entry
    return {
      at,
      do: moveOf(entry, at - before),
      ...outcomeOf(entry.before, after, namesOf(actor, entry.takes)),
    }
  })
  return {
    machine: machine.id,
    actor: actor.id,
    ...(isWhole ? {} : { lost }),
    steps: namedAsInWalk(actor, machine.id, [
      {
        at: 0,
        do: isWhole && !actor.isResumed ? startOf(actor) : { resume: persisted(actor, start) },
        ...outcomeOf(undefined, start, isWhole && !actor.isResumed ? namesOf(actor, firstTakes) : []),
      },
      ...steps,
    ]),
  }
}

/** A walk has names of its own for the machine and for actors without an id: those that XState gives are never the same. */
function namedAsInWalk({ id, names }: WatchedActor, self: string, steps: RecordedStep[]): RecordedStep[] {
  const named: RecordedStep[] = JSON.parse(
    [...names, [id, self] as const].reduce((text, [given, name]) => {
      const referred = text.replaceAll(`"(actor ${given})"`, `"(actor ${name})"`)
      return isNumbered(given) ? referred.replaceAll(`"${given}"`, `"${name}"`) : referred
    }, JSON.stringify(steps)),
  )
  return named
}

/** What an actor sends to itself at once follows by itself in a walk too: it belongs to the move before. */
function withEchoes(own: readonly Entry[]): Entry[] {
  const moves: Entry[] = []
  for (const entry of own) {
    const last = entry.isEcho ? moves.pop() : undefined
    moves.push(last ? { ...last, after: entry.after, takes: [...last.takes, ...entry.takes] } : entry)
  }
  return moves
}

/** A stop is how the page put the actor away, not what the flow did. */
const isRecorded = ({ status }: { status: string }) => status !== 'stopped'

const startOf = (actor: WatchedActor): Move => asData({ start: recordable(actor.ref.options.input) ?? null })

const persisted = (actor: WatchedActor, snapshot: WatchedActor['first']): unknown =>
  recordable(actor.machine?.getPersistedSnapshot(asMachineSnapshot(snapshot)))

function asMachineSnapshot(snapshot: object): AnyMachineSnapshot {
  if (isMachineSnapshot(snapshot)) return snapshot
  throw new Error('this is no snapshot of a machine')
}

/** The move that makes the same happen in a walk. */
function moveOf({ from, to, event }: Entry, wait: number): Move {
  if (from === to) return { wait }
  const data = recordable(event)
  const { type, ...payload } = isEvent(data) ? data : { type: event.type }
  const actor = from?.id ?? ''
  if (from?.parent !== to) return { send: { ...payload, type } }
  if (type === `xstate.done.actor.${actor}`) return asData({ actor, done: payload.output })
  if (type === `xstate.error.actor.${actor}`) return asData({ actor, error: payload.error })
  if (type === `xstate.snapshot.${actor}`) return { actor, shows: shown(payload.snapshot) }
  return { actor, says: { ...payload, type } }
}

const isEvent = (data: unknown): data is { type: string; [field: string]: unknown } =>
  typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string'

/** What a parent reads of a child's snapshot; the rest is XState's own. */
function shown(snapshot: unknown): Record<string, unknown> {
  const fields = Object.entries(typeof snapshot === 'object' && snapshot !== null ? snapshot : {})
  return Object.fromEntries(
    fields.filter(([key]) => ['status', 'output', 'error', 'value', 'context'].includes(key)),
  )
}

export function namesOf({ machine }: WatchedActor, takes: readonly Transition[]): string[] {
  if (!machine) return []
  const known = declared.get(machine) ?? declaredBy(machine)
  declared.set(machine, known)
  return takes.flatMap((transition) => known.names.get(transition) ?? [])
}

/** The same for a recorded actor and for its replay, so that the two can be compared. */
export function outcomeOf(before: object | undefined, after: object, takes: string[]): RecordedOutcome {
  const snapshot = asMachineSnapshot(after)
  const context = recordableChanges(contextOf(before), snapshot.context)
  const tags = [...snapshot.tags].toSorted()
  return {
    value: recordable(snapshot.value),
    ...(tags.length > 0 ? { tags } : {}),
    ...(Object.keys(context).length > 0 ? { context } : {}),
    ...(takes.length > 0 ? { takes } : {}),
    ...(snapshot.status === 'active' ? {} : { status: snapshot.status }),
  }
}

const contextOf = (snapshot: object | undefined): unknown =>
  snapshot && 'context' in snapshot ? snapshot.context : {}
