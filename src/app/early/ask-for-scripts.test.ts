import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askForScripts } from './ask-for-scripts.ts'

const scripts = { entry: '/assets/index.js', also: '/assets/home.js /assets/words.js' }
const run = vi.fn<(script: string) => void>()
const asked = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(
    ({ href }) => new URL(href).pathname,
  )
const whenRead = () => {
  askForScripts(window, scripts, run)
  window.dispatchEvent(new Event('DOMContentLoaded'))
}

let tell: (entries: string[]) => void
class Observer implements Partial<PerformanceObserver> {
  constructor(told: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {
    tell = (names) =>
      told({
        getEntriesByName: (asked) =>
          names.filter((name) => name === asked).map((name) => ({ name }) as PerformanceEntry),
      })
  }
  observe({ type, buffered }: PerformanceObserverInit) {
    if (type !== 'paint' || !buffered) throw new Error('It hears nothing of the first frame')
  }
}
/** The browser says so when it has shown the first words. */
const showFirstFrame = () => {
  tell(['first-paint'])
  tell(['first-contentful-paint'])
  vi.advanceTimersByTime(20)
}
const isComplete = (complete: boolean) => {
  const picture = document.querySelector('img')
  if (picture) Object.defineProperty(picture, 'complete', { value: complete })
  return picture
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] })
  vi.stubGlobal('PerformanceObserver', Observer)
  document.head.innerHTML = ''
  document.body.innerHTML = '<img fetchpriority="high" src="/a.svg" alt=""><img src="/b.svg" alt="">'
  run.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks for all scripts, with low priority, after the first frame is shown', () => {
  isComplete(true)
  whenRead()
  tell(['first-paint'])
  vi.advanceTimersByTime(1000)
  expect(asked()).toEqual([])
  showFirstFrame()
  expect(asked()).toEqual(['/assets/index.js', '/assets/home.js', '/assets/words.js'])
  expect(document.querySelector('link')).toHaveProperty('fetchPriority', 'low')
  expect(run.mock.calls).toEqual([['/assets/index.js']])
})

it('asks for many scripts in several tasks, each once', () => {
  const many = Array.from({ length: 20 }, (_, index) => `/assets/${index}.js`)
  isComplete(true)
  askForScripts(window, { entry: '/assets/index.js', also: many.join(' ') }, run)
  window.dispatchEvent(new Event('DOMContentLoaded'))
  tell(['first-contentful-paint'])
  vi.advanceTimersToNextTimer()
  expect(asked()).toHaveLength(8)
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersToNextTimer()
  expect(asked()).toHaveLength(16)
  vi.runAllTimers()
  expect(asked()).toEqual(['/assets/index.js', ...many])
})

it.each(['load', 'error'])('lets the picture that matters most come first, until its %s', (ending) => {
  const picture = isComplete(false)
  whenRead()
  showFirstFrame()
  vi.advanceTimersByTime(1000)
  expect(asked()).toEqual([])
  picture?.dispatchEvent(new Event(ending))
  vi.advanceTimersByTime(20)
  expect(asked()).toHaveLength(3)
  vi.advanceTimersByTime(5000)
  expect(run).toHaveBeenCalledTimes(1)
})

describe('over a slow network', () => {
  beforeEach(() => {
    const visit = { requestStart: 10, responseStart: 160 } as PerformanceNavigationTiming
    vi.spyOn(window.performance, 'getEntriesByType').mockReturnValue([visit])
  })
  afterEach(() => vi.restoreAllMocks())

  it('asks while the first frame is made, and runs after it', () => {
    isComplete(true)
    whenRead()
    expect(asked()).toHaveLength(3)
    vi.advanceTimersByTime(1000)
    expect(run).not.toHaveBeenCalled()
    showFirstFrame()
    expect(asked()).toHaveLength(3)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('lets the picture come first all the same', () => {
    isComplete(false)
    whenRead()
    showFirstFrame()
    vi.advanceTimersByTime(1000)
    expect(asked()).toEqual([])
  })
})

it('does not wait for a picture that takes too long', () => {
  isComplete(false)
  whenRead()
  showFirstFrame()
  vi.advanceTimersByTime(1600)
  expect(asked()).toHaveLength(3)
})

it('starts at once where no picture matters most', () => {
  document.body.innerHTML = ''
  whenRead()
  showFirstFrame()
  expect(run).toHaveBeenCalledTimes(1)
})

it('does not wait for a browser that tells nothing of its frames', () => {
  isComplete(true)
  whenRead()
  vi.advanceTimersByTime(1600)
  expect(run).toHaveBeenCalledTimes(1)
})
