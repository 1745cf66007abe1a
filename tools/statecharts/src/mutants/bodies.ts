import { type AnyStateMachine, assign } from 'xstate'
import { composedGuard } from '../reader/index.ts'
import { fieldsOf, withoutField } from './fields.ts'
import { kindOfAction, type Mutant } from './mutant.ts'

/** Mutants of the implementations in `setup`: guards and built-in actions. */
export const brokenBodies = (machine: AnyStateMachine): Mutant[] => [
  ...brokenGuards(machine),
  ...brokenActions(machine),
]

function brokenGuards(machine: AnyStateMachine): Mutant[] {
  const { guards } = machine.implementations
  const names = Object.keys(guards)
  const mutant = (name: string, what: string, guard: unknown): Mutant => ({
    name: `guard ${name}: ${what}`,
    kind: 'body',
    machine: machine.provide({ guards: { [name]: guard } } as Parameters<AnyStateMachine['provide']>[0]),
  })
  return names.flatMap((name, at) => {
    const other = names[(at + 1) % names.length] ?? name
    const composed = composedGuard(guards[name])
    const parts = composed && composed.kind !== 'in' && composed.kind !== 'not' ? composed.guards : []
    return [
      mutant(name, 'always allows', () => true),
      mutant(name, 'always refuses', () => false),
      ...(other === name ? [] : [mutant(name, `answers as ${other}`, guards[other])]),
      ...parts.map((_, part) => {
        const guard: unknown = Object.assign(() => false, guards[name], { guards: parts.toSpliced(part, 1) })
        return mutant(name, `without its part ${part + 1}`, guard)
      }),
    ]
  })
}

/** The data of a built-in action: an assignment, the event it sends, the input of the actor it starts. */
const contents = { assignment: 'leaves', event: 'sends no', input: 'gives no' } as const

function brokenActions(machine: AnyStateMachine): Mutant[] {
  const builtIn = Object.entries(machine.implementations.actions).filter(
    ([, action]) => action !== undefined && 'resolve' in action,
  )
  return builtIn.flatMap(([name, action]) => {
    const mutant = (what: string, broken: unknown): Mutant => ({
      name: `action ${name}: ${what}`,
      kind: kindOfAction(action),
      machine: machine.provide({ actions: { [name]: broken } } as Parameters<AnyStateMachine['provide']>[0]),
    })
    return [
      mutant('does nothing', assign({})),
      ...Object.entries(contents).flatMap(([key, verb]) => {
        const content: unknown = Reflect.get(Object(action), key)
        return fieldsOf(content)
          .filter((field) => !(key === 'event' && field === 'type'))
          .map((field) =>
            mutant(
              `${verb} ${field}`,
              Object.assign(() => {}, action, { [key]: withoutField(content, field) }),
            ),
          )
      }),
    ]
  })
}

/** One millisecond more must already be detected. */
export function brokenDelays(machine: AnyStateMachine): Mutant[] {
  const { delays } = machine.implementations
  return Object.entries(delays).map(([name, delay]) => {
    const later =
      typeof delay === 'function'
        ? (...given: Parameters<typeof delay>) => Number(delay(...given)) + 1
        : Number(delay) + 1
    return {
      name: `delay ${name}: a millisecond later`,
      kind: 'chart' as const,
      machine: machine.provide({ delays: { [name]: later } }),
    }
  })
}
