import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import { evaluateGuard } from 'xstate/guards'
import { type NameOfActor, namesActors } from './actor-names.ts'
import { allNodes, declaredBy, type Declared } from './declared.ts'
import { guardWords } from '../guard-words.ts'
import { standInFor } from './stand-in.ts'
import { spawningStandIns, withoutEffects } from './without-effects.ts'

/** A machine prepared for a walk: actors wait, effects do nothing, each guard reports its verdict. */
export interface Walkable {
  machine: AnyStateMachine
  declared: Declared
  /** The name of the guard of each guarded transition, by the name of the transition. */
  guardNames: Map<string, string>
  /** Receives the verdicts of guards and names actors; the current session sets it. */
  listeners: {
    transitionRefused: (name: string) => void
    guardSaid: (guard: string, verdict: boolean) => void
    nameOfActor: NameOfActor
  }
}

/** `leaveOut` names an actor that keeps the stub of the machine file. */
export function instrument(original: AnyStateMachine, leaveOut?: string): Walkable {
  const listeners: Walkable['listeners'] = {
    transitionRefused: () => {},
    guardSaid: () => {},
    nameOfActor: namesActors(),
  }
  const nameOfActor: NameOfActor = (source) => listeners.nameOfActor(source)
  const { actors, actions, guards } = original.implementations
  const machine = original.provide({
    actors: mapEntries(actors, (name, logic) => (name === leaveOut ? logic : standInFor(logic))),
    actions: mapEntries(actions, (_, action) => withoutEffects(action, nameOfActor)),
    guards: mapEntries(guards, (name, guard) =>
      typeof guard !== 'function' || 'check' in guard
        ? guard
        : (args: Parameters<typeof guard>[0], params: Parameters<typeof guard>[1]) => {
            const verdict = guard(args, params)
            listeners.guardSaid(name, verdict)
            return verdict
          },
    ),
  })
  takeOverInline(machine, nameOfActor)
  const declared = declaredBy(machine)
  const guardNames = new Map<string, string>()
  for (const [transition, name] of declared.names) {
    const { guard } = transition
    if (guard === undefined) continue
    guardNames.set(name, guardWords(guard))
    const reports = watched((snapshot, context, event) => {
      const allowed = evaluateGuard(guard as Guard, context, event, snapshot)
      if (!allowed) listeners.transitionRefused(name)
      return allowed
    })
    Object.assign(transition, { guard: reports })
  }
  return { machine, declared, guardNames, listeners }
}

/** What stands in the config itself, without a name in `setup`. The config belongs to the original and is not touched. */
function takeOverInline(machine: AnyStateMachine, nameOfActor: NameOfActor): void {
  const { context } = machine.config
  if (typeof context === 'function')
    machine.config = { ...machine.config, context: spawningStandIns(context, nameOfActor) }
  const quiet = (actions: readonly unknown[]) => actions.map((action) => withoutEffects(action, nameOfActor))
  for (const node of allNodes<AnyStateNode>(machine.root)) {
    const transitions = [...node.transitions.values(), node.always ?? [], node.initial ?? []].flat()
    for (const one of transitions) Object.assign(one, { actions: quiet(one.actions) })
    const invoke = [node.config.invoke ?? []]
      .flat()
      .map((one) => (typeof one.src === 'string' ? one : { ...one, src: standInFor(one.src) }))
    Object.assign(node, {
      entry: quiet(node.entry),
      exit: quiet(node.exit),
      config: { ...node.config, invoke },
    })
  }
}

type Guard = Parameters<typeof evaluateGuard>[0]

type Verdict = (snapshot: AnyMachineSnapshot, context: object, event: AnyEventObject) => boolean

/** XState passes a snapshot to guards that have a `check`; the wrapper needs it to call the real guard. */
const watched = (verdict: Verdict) =>
  Object.assign(() => false, {
    check: (snapshot: AnyMachineSnapshot, args: { context: object; event: AnyEventObject }) =>
      verdict(snapshot, args.context, args.event),
  })

const mapEntries = <T, R>(
  record: Record<string, T>,
  change: (name: string, value: T) => R,
): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(name, value)]))
