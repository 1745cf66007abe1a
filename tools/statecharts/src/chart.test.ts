import { expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { chartOf } from './chart.ts'
import { asMermaid } from './export/mermaid.ts'
import { layOut } from './layout/elk/lay-out.ts'
import { faultsOf } from './layout/faults.ts'

const forms = createMachine({
  id: 'form',
  initial: 'empty',
  on: { CLEAR: '#form', SUBMIT: { actions: 'complain' } },
  states: {
    empty: { on: { TYPE: 'filled' } },
    filled: { on: { RESET: '#form' } },
  },
})

it('leads a transition to the machine to where the machine starts', async () => {
  const chart = chartOf(forms)
  const said = chart.arrows.map(({ from, to, labels }) => [from, to, labels.map(({ event }) => event)])
  expect(said).toContainEqual(['form.filled', 'form.empty', ['RESET']])
  expect(said).toContainEqual(['form any', 'form.empty', ['CLEAR']])
  const layout = await layOut(chart)
  expect(faultsOf(chart, layout)).toEqual([])
  expect(asMermaid(forms)).not.toMatch(/--> form\b/)
})

it('draws what a machine with regions does once, in its box', async () => {
  const radio = createMachine({
    id: 'radio',
    type: 'parallel',
    entry: 'warmUp',
    on: { MUTE: { actions: 'mute' }, RESET: '#radio' },
    states: { power: { on: { OFF: '#radio' } }, tuner: {} },
  })
  const chart = chartOf(radio)
  const [root] = chart.boxes
  expect(root?.lines.map(({ words }) => words)).toEqual(['warmUp', 'MUTE / mute'])
  expect(root?.inside.map(({ id }) => id)).toEqual(['radio.power', 'radio.tuner'])
  expect(faultsOf(chart, await layOut(chart))).toEqual([])
})
