import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chunkLength, type OffscreenChunks } from './use-offscreen-chunks.ts'
import { watchOffscreen } from './watch-offscreen.ts'

const rowHeight = 100
let tell: (seen: { target: Element; isIntersecting: boolean }[]) => void = () => undefined
let list: HTMLElement
let far: OffscreenChunks = new Map()
let stop = () => undefined as void

const entry = (index: number) => {
  const one = document.createElement('li')
  one.append(document.createElement('button'))
  one.getBoundingClientRect = () => new DOMRect(0, index * rowHeight, 10, rowHeight)
  return one
}
const children = (first: number, count: number) => [...list.children].slice(first, first + count)
const leave = (...targets: Element[]) => tell(targets.map((target) => ({ target, isIntersecting: false })))
const approach = (...targets: Element[]) => tell(targets.map((target) => ({ target, isIntersecting: true })))

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSeen: typeof tell) {
        tell = onSeen
      }
      observe() {}
      disconnect() {}
    },
  )
  list = document.createElement('ul')
  list.append(...Array.from({ length: 3 * chunkLength }, (_, index) => entry(index)))
  document.body.append(list)
  far = new Map()
  stop = watchOffscreen(list, (next) => (far = next))
})
afterEach(() => {
  stop()
  list.remove()
  vi.unstubAllGlobals()
})

it('keeps one place of the same height for a chunk that is wholly away', () => {
  leave(...children(0, chunkLength - 1))
  expect([...far]).toEqual([])
  leave(...children(chunkLength - 1, 1))
  expect([...far]).toEqual([[0, chunkLength * rowHeight]])
})

it('draws a chunk again when its place comes near', async () => {
  leave(...children(0, 2 * chunkLength))
  expect([...far.keys()]).toEqual([0, 1])
  const places = [0, 1].map((index) => {
    const place = document.createElement('li')
    place.dataset.far = String(index)
    return place
  })
  list.replaceChildren(...places, ...children(2 * chunkLength, chunkLength))
  await vi.waitFor(() => {
    leave(...places)
    approach(...places.slice(1))
    expect([...far.keys()]).toEqual([0])
  })
})

it('never takes away what has the focus', () => {
  list.children[3]?.querySelector('button')?.focus()
  leave(...children(0, 2 * chunkLength))
  expect([...far.keys()]).toEqual([1])
})

it('draws all for the printer', () => {
  leave(...children(0, 2 * chunkLength))
  window.dispatchEvent(new Event('beforeprint'))
  expect([...far]).toEqual([])
})
