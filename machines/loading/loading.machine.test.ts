import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { loadingMachine } from './loading.machine.ts'

const startLoading = () => {
  const loading = createActor(loadingMachine).start()
  const times = (count: number, type: 'loading.start' | 'loading.stop') => {
    for (let n = 0; n < count; n += 1) loading.send({ type })
  }
  return { times, state: () => loading.getSnapshot() }
}

test('nothing is pending before a request leaves', () => {
  expect(startLoading().state().hasTag('pending')).toBe(false)
})

test('a hundred requests at once keep the overlay until the last one is answered', () => {
  const { times, state } = startLoading()
  times(100, 'loading.start')
  times(99, 'loading.stop')
  expect(state().hasTag('pending')).toBe(true)
  times(1, 'loading.stop')
  expect(state().hasTag('pending')).toBe(false)
})

test('one stop too many does not make the next request disappear', () => {
  const { times, state } = startLoading()
  times(1, 'loading.start')
  times(3, 'loading.stop')
  expect(state().context.inFlight).toBe(0)
  times(1, 'loading.start')
  expect(state().hasTag('pending')).toBe(true)
})
