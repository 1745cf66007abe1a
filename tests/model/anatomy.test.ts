import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { pinnedPlan } from '../../tools/commands/gen/flow-files.ts'
import {
  allNodes,
  declaredBy,
  instrument,
  isNotTimer,
  nameOf,
  nothingSeen,
  openSession,
  pathsOf,
  stateName,
  type Step,
} from '@phaen/statecharts'

describe.each(flows)('$id', (flow) => {
  const { machine } = flow
  const nodes = allNodes(machine.root)

  test('each state and each transition says what it is about', () => {
    expect(nodes.filter((node) => !node.description).map(stateName), 'states').toEqual([])
    const silent = [...declaredBy(machine).names].filter(([transition]) => !transition.description)
    expect(
      silent.map(([, name]) => name),
      'transitions',
    ).toEqual([])
  })

  test('each actor, action, guard and delay is called by a name that setup knows', () => {
    const { actors, actions, guards, delays } = machine.implementations
    const transitions = [...declaredBy(machine).names.keys()]
    const used = {
      actors: nodes.flatMap((node) => node.invoke.map(({ src }) => String(src))),
      actions: [
        ...nodes.flatMap((node) => [...node.entry, ...node.exit].filter(isNotTimer).map(nameOf)),
        ...transitions.flatMap((transition) => transition.actions.map(nameOf)),
      ],
      guards: transitions.flatMap(({ guard }) => (guard === undefined ? [] : [nameOf(guard)])),
      delays: nodes.flatMap((node) => Object.keys(node.config.after ?? {})),
    }
    expect(used.actors.filter((name) => !(name in actors))).toEqual([])
    expect(used.actions.filter((name) => !(name in actions))).toEqual([])
    expect(used.guards.filter((name) => !(name in guards))).toEqual([])
    expect(used.delays.filter((name) => !(name in delays))).toEqual([])
    const nameless = nodes.flatMap((node) => (node.config.invoke ? [node.config.invoke].flat() : []))
    expect(nameless.filter((invoke) => !invoke.id)).toEqual([])
  })

  test.each(Object.keys(machine.implementations.actors))(
    "the stub of the actor '%s' fails at once, by name",
    (name) => {
      const stub = machine.implementations.actors[name]
      if (!stub || 'src' in stub) throw new Error(`${name} is not an actor`)
      const failures: string[] = []
      const actor = createActor(stub)
      actor.subscribe({ error: (error) => failures.push(String(error)) })
      actor.start()
      expect(failures).toEqual([expect.stringContaining(`'${name}' is not provided`)])
    },
  )

  test.each(Object.keys(machine.implementations.actors))(
    "left out, '%s' stops the flow loudly",
    async (name) => {
      const path = pathsOf(await pinnedPlan(flow))
        .map((steps) => steps.slice(0, steps.findIndex((step) => starts(step, name)) + 1))
        .find((steps) => steps.length > 0)
      const session = openSession(instrument(machine, name), nothingSeen())
      const last = path?.map((step) => session.play(step.do)).at(-1)
      expect(last?.broke).toContain(`'${name}' is not provided`)
    },
  )

  const effects = Object.entries(machine.implementations.actions).filter(
    ([, act]) => act && !('resolve' in act),
  )
  test.each(effects)("left out, the effect '%s' fails by name", (name, act) => {
    expect(() => Reflect.apply(Object(act), undefined, [{}, {}])).toThrow(`'${name}' is not provided`)
  })
})

/** Whether the step starts the actor, either under its own name or under an id that ends with `(name)`. */
function starts(step: Step, actor: string): boolean {
  return (step.actions ?? []).some((action) => {
    if (typeof action !== 'object' || action === null || !('start' in action)) return false
    return action.start === actor || String(action.start).endsWith(`(${actor})`)
  })
}
