import { expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { chartOf } from '../../chart.ts'
import { layOut } from '../../layout/elk/lay-out.ts'
import { withArrows } from '../../layout/arrows-as-lines.ts'
import { asFlow } from '../flow.ts'
import { nothingLit } from '../paint.ts'
import { nearOf } from './near.ts'
import { firstSight, neighbourOf, shownAs, zoomedSight } from './sight.ts'
import { legibleScale } from './viewport.ts'

const steps = (names: string[]) =>
  Object.fromEntries(names.map((name, index) => [name, { on: { NEXT: names[index + 1] ?? name } }]))
const names = Array.from({ length: 8 }, (_, index) => `step${index}`)

const machine = createMachine({
  id: 'order',
  initial: 'draft',
  states: {
    draft: { initial: 'step0', states: steps(names), on: { SEND: 'sent' } },
    sent: { initial: 'step0', states: steps(names) },
  },
})
const { drawings } = asFlow({ machine, layout: await layOut(chartOf(machine)) })
const desk = { width: 3000, height: 3000 }
const phone = { width: 320, height: 420 }

it('shows the whole where it can be read, or else folded to what can', () => {
  expect(drawings).toHaveLength(2)
  expect(firstSight(drawings, desk, undefined).level).toBe(1)
  const { level, view } = firstSight(drawings, phone, 'order.draft.step3')
  expect(level).toBe(0)
  expect(view.scale).toBeGreaterThanOrEqual(legibleScale)
})

it('folds what would be too small to read, and opens what is looked at from near', () => {
  const middle = { x: 160, y: 210 }
  const far = firstSight(drawings, phone, undefined)
  const near = zoomedSight(drawings, far, 3, middle, phone)
  expect(near).toMatchObject({ level: 1, view: { scale: legibleScale } })
  expect(zoomedSight(drawings, near, 0.9, middle, phone).level).toBe(0)
  expect(zoomedSight(drawings, far, 0.1, middle, phone)).toMatchObject({
    level: 0,
    view: { scale: legibleScale },
  })
})

it('keeps the state under the pointer when the drawing changes', () => {
  const at = { x: 100, y: 50 }
  const [far, whole] = [drawings[0], drawings[1]]
  const [left, top] = far.layout.boxes['order.sent'] ?? [0, 0]
  const scale = 1.7
  const view = { x: at.x - (left + 5) * scale, y: at.y - (top + 5) * scale, scale }
  const { view: next } = zoomedSight(drawings, { level: 0, view }, 1.2, at, phone)
  const [x = 0, y = 0, width = 0, height = 0] = whole?.layout.boxes['order.sent'] ?? []
  expect([next.x + (x + width / 2) * next.scale, next.y + (y + height / 2) * next.scale]).toEqual([
    expect.closeTo(at.x),
    expect.closeTo(at.y),
  ])
})

it('walks from a state to its neighbour, and shows a hidden state as what holds it', () => {
  const [far] = drawings
  expect(shownAs(far, 'order.draft.step3')).toBe('order.draft')
  const [draft, sent] = ['order.draft', 'order.sent'].map((id) => far.layout.boxes[id] ?? [0, 0, 0, 0])
  const isBelow = (sent?.[1] ?? 0) > (draft?.[1] ?? 0)
  const towards = isBelow ? ([0, 1] as const) : ([1, 0] as const)
  expect(neighbourOf(far, 'order.draft', towards)).toBe('order.sent')
  expect(neighbourOf(far, 'order.sent', towards)).toBeUndefined()
})

it('knows what holds a state whose id its author chose, from afar and from near', async () => {
  const named = createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { PRESS: '#bright' } },
      on: { id: 'lit', initial: 'dim', states: { dim: {}, bright: { id: 'bright' } } },
    },
  })
  const [far, whole] = asFlow({ machine: named, layout: await layOut(chartOf(named)) }).drawings
  expect(shownAs(far, 'bright')).toBe('lit')
  if (!whole) throw new Error('it folds')
  const near = nearOf(whole, { ...nothingLit, active: new Set(['lamp', 'lamp.off']) })
  expect([...near]).toEqual(expect.arrayContaining(['lamp.off', 'lit', 'bright']))
  expect(near.has('lit.dim')).toBe(false)
  const flat = withArrows(chartOf(named), () => false)
  expect(flat.boxes.flatMap(({ lines }) => lines.map(({ words }) => words))).toEqual(['PRESS → on · bright'])
})
