import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showPart } from '../../../tests/support/show-part.tsx'
import { PollWhileVisible, RefreshOnReturn } from './polling.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function turn(visibility: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

it('looks twice in ten seconds while the page is visible, and never while it is hidden', async () => {
  const look = vi.fn<() => void>()
  await showPart(<PollWhileVisible onPoll={look} />)
  vi.advanceTimersByTime(10_000)
  expect(look).toHaveBeenCalledTimes(2)
  turn('hidden')
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(look).toHaveBeenCalledTimes(2)
  turn('visible')
  expect(look).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(5000)
  expect(look).toHaveBeenCalledTimes(4)
})

it('looks at once when the browser shows the page from its cache or is online again, and at nothing after it was removed', async () => {
  const onReturn = vi.fn<() => void>()
  const { unmount } = await showPart(<RefreshOnReturn onReturn={onReturn} />)
  const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })
  window.dispatchEvent(shown(false))
  expect(onReturn).not.toHaveBeenCalled()
  window.dispatchEvent(shown(true))
  expect(onReturn).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('online'))
  expect(onReturn).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(60_000)
  expect(onReturn).toHaveBeenCalledTimes(2)
  unmount()
  turn('visible')
  window.dispatchEvent(new Event('online'))
  expect(onReturn).toHaveBeenCalledTimes(2)
})
