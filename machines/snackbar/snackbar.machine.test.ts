import { createActor, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { snackbarMachine, type SnackbarMessage } from './snackbar.machine.ts'

const added: SnackbarMessage = { key: 'success.addedToCart', tone: 'success' }
const refused: SnackbarMessage = { key: 'error.INTERNAL', tone: 'failure' }

function openSnackbar() {
  const clock = new SimulatedClock()
  const snackbar = createActor(snackbarMachine, { clock }).start()
  const show = (message: SnackbarMessage) => snackbar.send({ type: 'snackbar.show', message })
  return { clock, show, state: () => snackbar.getSnapshot() }
}

test('nothing is said at first', () => {
  const { state } = openSnackbar()
  expect(state().value).toBe('hidden')
  expect(state().context.message).toBeUndefined()
})

test('R4.13 R9.3 a message shows for 2,000 ms: it is there after 1,999 and gone at 2,000', () => {
  const { clock, show, state } = openSnackbar()
  show(added)
  clock.increment(1999)
  expect(state().context.message).toEqual(added)
  clock.increment(1)
  expect(state().value).toBe('hidden')
  expect(state().context.message).toBeUndefined()
})

test('R4.14 a message that comes while one shows is ignored, and does not make the first one stay longer', () => {
  const { clock, show, state } = openSnackbar()
  show(added)
  clock.increment(1500)
  show(refused)
  expect(state().context.message).toEqual(added)
  clock.increment(500)
  expect(state().value).toBe('hidden')
})

test('after the first one is gone the next message shows for its own 2,000 ms', () => {
  const { clock, show, state } = openSnackbar()
  show(added)
  clock.increment(2000)
  show(refused)
  clock.increment(1999)
  expect(state().context.message).toEqual(refused)
  clock.increment(1)
  expect(state().value).toBe('hidden')
})
