import { createActor, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { overlayMachine } from './overlay.machine.ts'

function openOverlay({ persistent = false, below = 0 } = {}) {
  const clock = new SimulatedClock()
  const overlay = createActor(overlayMachine, { clock })
  const closedBy: string[] = []
  overlay.on('overlay.closed', ({ by }) => closedBy.push(by))
  overlay.start()
  overlay.send({ type: 'overlay.setPersistent', persistent })
  overlay.send({ type: 'overlay.open', below })
  return { clock, overlay, closedBy, state: () => overlay.getSnapshot() }
}

const closings = [
  { type: 'overlay.escape', by: 'escape' },
  { type: 'overlay.outsideClick', by: 'outside' },
  { type: 'overlay.back', by: 'back' },
] as const

test.each(closings)('$type closes it and says who did', ({ type, by }) => {
  const { overlay, closedBy, state } = openOverlay()
  overlay.send({ type })
  expect(state().value).toBe('closed')
  expect(closedBy).toEqual([by])
})

test.each(closings)('R9.30 $type makes a persistent one pulse for 150 ms instead', ({ type }) => {
  const { clock, overlay, closedBy, state } = openOverlay({ persistent: true })
  overlay.send({ type })
  clock.increment(149)
  expect(state().matches({ open: 'pulsing' })).toBe(true)
  clock.increment(1)
  expect(state().matches({ open: 'resting' })).toBe(true)
  expect(closedBy).toEqual([])
})

test('a persistent one closes when the program says so, even in the middle of a pulse', () => {
  const { overlay, closedBy, state } = openOverlay({ persistent: true })
  overlay.send({ type: 'overlay.escape' })
  overlay.send({ type: 'overlay.close' })
  expect(state().value).toBe('closed')
  expect(closedBy).toEqual(['program'])
})

test('R2.75 one that becomes persistent while it is open pulses until it is that no more', () => {
  const { clock, overlay, closedBy, state } = openOverlay()
  overlay.send({ type: 'overlay.setPersistent', persistent: true })
  overlay.send({ type: 'overlay.escape' })
  expect(state().matches({ open: 'pulsing' })).toBe(true)
  clock.increment(150)
  overlay.send({ type: 'overlay.setPersistent', persistent: false })
  overlay.send({ type: 'overlay.escape' })
  expect(closedBy).toEqual(['escape'])
})

test('R9.28 R9.29 the first one lies at 2000 and each further one ten above', () => {
  expect(openOverlay({ below: 0 }).state().context.order).toBe(2000)
  expect(openOverlay({ below: 1 }).state().context.order).toBe(2010)
  expect(openOverlay({ below: 3 }).state().context.order).toBe(2030)
})

test('one that is covered leaves Escape, clicks and back to the one above, until that has closed', () => {
  const { overlay, state } = openOverlay()
  overlay.send({ type: 'overlay.cover' })
  for (const { type } of closings) overlay.send({ type })
  expect(state().matches({ open: 'covered' })).toBe(true)
  overlay.send({ type: 'overlay.uncover' })
  overlay.send({ type: 'overlay.escape' })
  expect(state().value).toBe('closed')
})

test('it can be opened again, in another place of the stack', () => {
  const { overlay, state } = openOverlay({ below: 2 })
  overlay.send({ type: 'overlay.escape' })
  overlay.send({ type: 'overlay.open', below: 0 })
  expect(state().context.order).toBe(2000)
})
