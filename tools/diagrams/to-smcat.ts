import type { AnyStateMachine } from 'xstate'
import type { IActionType, IState, IStateMachine, StateType } from 'state-machine-cat'
import { type Box, chartOf, type Line } from '../statecharts/chart.ts'

/** A machine in the format of state-machine-cat. */
export function toSmcat(machine: AnyStateMachine): IStateMachine {
  const { boxes, arrows } = chartOf(machine)
  return {
    states: boxes.map(stateOf),
    transitions: arrows.map(({ from, to, words }, index) => ({
      id: index + 1,
      from,
      to,
      ...(words.length > 0 ? { label: words.join('\n') } : {}),
    })),
  }
}

const types: Record<Box['kind'], StateType> = {
  state: 'regular',
  parallel: 'parallel',
  start: 'initial',
  end: 'final',
  history: 'history',
  'deep history': 'deephistory',
  anywhere: 'regular',
}

function stateOf({ id, name, kind, tags, lines, inside }: Box): IState {
  const state: IState = { name: id, type: types[kind] }
  if (kind === 'anywhere') Object.assign(state, { label: name, class: 'any' })
  if (kind === 'state' || kind === 'parallel')
    Object.assign(state, { label: roomForBold(name), class: ['box', ...tags].join(' ') })
  return {
    ...state,
    ...(lines.length > 0 ? { actions: lines.map(actionOf) } : {}),
    ...(inside.length > 0 ? { statemachine: { states: inside.map(stateOf) } } : {}),
  }
}

function actionOf({ when, words, ignored }: Line): IActionType {
  if (when === 'entry' || when === 'exit') return { type: when, body: words }
  if (when === 'invoked') return { type: 'activity', body: `do/ ${words}` }
  return { type: 'activity', body: ignored ? `${words}: ignored` : words }
}

/** The layout assumes regular letters; bold ones are a little wider. */
const roomForBold = (name: string) => {
  const room = '\u00a0'.repeat(Math.ceil(name.length / 12))
  return `${room}${name}${room}`
}
