import { createMachine } from 'xstate'
import { describe, expect, test } from 'vitest'
import { chartOf } from '../chart.ts'
import { kettleMachine } from '../../example/kettle.machine.ts'
import { everythingMachine } from '../../example/everything.machine.ts'
import { asLaidOut } from './arrows-as-lines.ts'
import { layOut } from './elk/lay-out.ts'
import { faultsOf } from './faults.ts'
import type { ArrowPlace } from './layout.ts'
import { crossingsOf, overlapsOf } from './overlaps.ts'

const trafficLight = createMachine({
  id: 'trafficLight',
  initial: 'red',
  states: {
    red: { after: { 9000: 'green' } },
    green: { after: { 8000: 'amber' } },
    amber: { after: { 2000: 'red' } },
  },
})

const radio = createMachine({
  id: 'radio',
  type: 'parallel',
  states: {
    power: {
      initial: 'off',
      states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
    },
    tuner: {
      initial: 'band',
      on: { resume: '.last' },
      states: {
        band: { initial: 'fm', states: { fm: { on: { band: 'am' } }, am: { on: { band: 'fm' } } } },
        seeking: { on: { found: 'band', lost: '#radio.tuner.band.am' } },
        last: { type: 'history', history: 'deep' },
      },
    },
  },
})

const machines = { trafficLight, radio, kettle: kettleMachine, everything: everythingMachine }

describe.each(Object.entries(machines))('the layout of %s', async (_, machine) => {
  const chart = chartOf(machine)
  const layout = await layOut(chart)
  const drawn = asLaidOut(chart, layout)

  test('keeps boxes in their parents and leads each arrow from its source to its target', () => {
    expect(faultsOf(drawn, layout)).toEqual([])
  })

  test('covers no words', () => {
    expect(overlapsOf(drawn, layout)).toEqual([])
    expect(crossingsOf(drawn, layout)).toEqual([])
  })
})

test('a layout is the same when it is made again', async () => {
  expect(await layOut(chartOf(kettleMachine))).toEqual(await layOut(chartOf(kettleMachine)))
})

test('what covers words is found', async () => {
  const chart = chartOf(trafficLight)
  const layout = await layOut(chart)
  const label = Object.values(layout.arrows).find((arrow) => arrow.label)?.label
  const red = layout.boxes['trafficLight.red']
  if (!label || !red) throw new Error('The layout lacks a label or a box')
  const shifted = { ...layout, boxes: { ...layout.boxes, 'trafficLight.red': label } }
  expect(overlapsOf(chart, shifted)).not.toEqual([])
  expect(faultsOf(chart, shifted)).not.toEqual([])
  const middle = red[1] + red[3] / 2
  const through: ArrowPlace = {
    line: [
      [red[0] - 50, middle],
      [red[0] + red[2] + 50, middle],
    ],
  }
  expect(crossingsOf(chart, { ...layout, arrows: { ...layout.arrows, through } })).toContain(
    'through through trafficLight.red',
  )
})

test('an arrow that is not drawn is a line of its source, which names the target', () => {
  const chart = chartOf(radio)
  const none = asLaidOut(chart, { width: 0, height: 0, boxes: {}, arrows: {} })
  const lines = (boxes: typeof none.boxes): string[] =>
    boxes.flatMap((box) => [...box.lines.map(({ words }) => words), ...lines(box.inside)])
  expect(lines(none.boxes)).toContain('lost → tuner · band · am')
  expect(none.arrows.every(({ labels }) => labels.length === 0)).toBe(true)
})
