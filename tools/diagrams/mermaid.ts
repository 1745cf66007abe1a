import type { AnyStateMachine } from 'xstate'
import type { IState, IStateMachine } from 'state-machine-cat'
import { toSmcat } from './to-smcat.ts'

/** A machine as a Mermaid `stateDiagram-v2`, which GitHub and many editors draw. */
export function asMermaid(machine: AnyStateMachine): string {
  const { states, transitions = [] } = toSmcat(machine)
  const ends = new Set(
    everyState(states)
      .filter(({ type }) => type === 'initial' || type === 'final')
      .map(({ name }) => name),
  )
  const body = [
    ...linesOf(states),
    ...transitions
      .filter(({ from, to }) => !ends.has(from) && !ends.has(to))
      .map(({ from, to, label }) => {
        const words = label ? ` : ${label.replace(/\n/g, '<br>')}` : ''
        return `${idOf(from)} --> ${idOf(to)}${words}`
      }),
  ]
  return `stateDiagram-v2\n${body.map((line) => `  ${line}`).join('\n')}\n`

  function linesOf(siblings: IState[]): string[] {
    return siblings.flatMap((state) => {
      const [leading, coming] = [
        transitions.filter(({ from }) => from === state.name),
        transitions.filter(({ to }) => to === state.name),
      ]
      if (state.type === 'initial') return leading.map(({ to }) => `[*] --> ${idOf(to)}`)
      if (state.type === 'final') return coming.map(({ from }) => `${idOf(from)} --> [*]`)
      return blockOf(state)
    })
  }

  function blockOf(state: IState): string[] {
    const id = idOf(state.name)
    const inside = state.statemachine
    const regions =
      inside && state.type === 'parallel' ? inside.states.map((region) => linesOf([region])) : []
    const lines =
      regions.length > 0
        ? regions.flatMap((region, at) => (at > 0 ? ['--', ...region] : region))
        : inner(inside)
    const words = (state.actions ?? []).map(
      ({ type, body }) => `${id} : ${type === 'activity' ? '' : `${type}/ `}${body}`,
    )
    return [
      `state "${(state.label ?? state.name).trim()}" as ${id}${lines.length > 0 ? ' {' : ''}`,
      ...lines.map((line) => `  ${line}`),
      ...(lines.length > 0 ? ['}'] : []),
      ...words,
    ]
  }

  function inner(inside: IStateMachine | undefined): string[] {
    return inside ? linesOf(inside.states) : []
  }
}

const everyState = (states: IState[]): IState[] =>
  states.flatMap((state) => [state, ...everyState(state.statemachine?.states ?? [])])

const idOf = (name: string) => name.replace(/[^A-Za-z0-9]/g, '_')
