import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emblaOptions, snapOffset, type CarouselOptions } from './embla-options.ts'
import { throttledDrag } from './throttled-drag.ts'
import { timedTransition } from './timed-transition.ts'

const options: CarouselOptions = {
  itemsToScroll: 1,
  transition: 300,
  resizeDebounce: 16,
  mouseDrag: true,
  touchDrag: true,
  snapAlign: 'start',
  loop: false,
}

/** The test document has no layout, so the tests simulate a viewport 400 wide with slides side by side. */
const view = { width: 400 }
const slideWidth = 100

let carousel: EmblaCarouselType

function open(changes: Partial<CarouselOptions> = {}, throttle = 16): EmblaCarouselType {
  const root = document.body.appendChild(document.createElement('div'))
  const container = root.appendChild(document.createElement('div'))
  Object.defineProperty(container, 'offsetParent', { value: root })
  const slides = Array.from({ length: 8 }, (_, index) => {
    const slide = container.appendChild(document.createElement('div'))
    slide.dataset.left = String(index * slideWidth)
    slide.style.marginRight = '0px'
    return slide
  })
  const plugins = [timedTransition(), throttledDrag(throttle)]
  carousel = EmblaCarousel(root, { ...emblaOptions({ ...options, ...changes }), slides }, plugins)
  return carousel
}

/** Returns how far the slides have moved. */
const moved = () => {
  const [, x = '0'] = /translate3d\((-?[\d.]+)px/.exec(carousel.containerNode().style.transform) ?? []
  return 0 - Number(x)
}

/** Advances time as on a screen that draws sixty times a second. */
const frames = (count: number) => {
  for (let frame = 0; frame < count; frame++) vi.advanceTimersByTime(1000 / 60)
}

beforeEach(() => {
  vi.useFakeTimers()
  view.width = 400
  const left = (element: HTMLElement) => Number(element.dataset.left ?? 0)
  const width = (element: HTMLElement) => (element.dataset.left ? slideWidth : view.width)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return left(this)
  })
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return width(this)
  })
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(left(this), 0, width(this), 100)
  })
})
afterEach(() => {
  carousel.destroy()
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('R9.35: a move takes 300 ms, not before and no longer', () => {
  open()
  carousel.scrollNext()
  frames(9)
  expect(moved()).toBeGreaterThan(20)
  expect(moved()).toBeLessThan(99)
  frames(8)
  expect(moved()).toBeLessThan(100)
  frames(2)
  expect(moved()).toBe(100)
})

it('R9.35: takes another time when told so', () => {
  open({ transition: 1000 })
  carousel.scrollNext()
  frames(30)
  expect(moved()).toBeLessThan(100)
  frames(31)
  expect(moved()).toBe(100)
})

it('turns to where it is sent while it is still on its way', () => {
  open()
  carousel.scrollNext()
  frames(6)
  carousel.scrollNext()
  frames(19)
  expect(moved()).toBe(200)
})

it.each([
  ['start', [0, 100, 200, 300, 400]],
  ['end', [0, 100, 200, 300, 400]],
  ['center', [0, 50, 150, 250, 350, 400]],
] as const)('R9.41: snaps %s, and never past the ends', (snapAlign, places) => {
  open({ snapAlign })
  const snaps = carousel.internalEngine().scrollSnaps.map((snap) => 0 - snap)
  expect(snaps).toEqual(places)
})

it.each([
  ['start', 400, 0],
  ['end', 400, 300],
  ['center', 400, 150],
  ['center-odd', 300, 100],
  ['center-even', 400, 100],
  ['center-even', 100, 0],
] as const)('R9.41: %s in a view of %i puts a slide of 100 at %i', (align, viewSize, offset) => {
  expect(snapOffset(align, viewSize, 100)).toBe(offset)
})

it('R9.34: moves by as many slides as it is told', () => {
  open({ itemsToScroll: 4 })
  carousel.scrollNext()
  frames(20)
  expect(moved()).toBe(400)
})

const mouse = (kind: string, clientX: number, target: EventTarget = document) =>
  target.dispatchEvent(new MouseEvent(kind, { clientX, button: 0, bubbles: true, cancelable: true }))

it('R9.39: is dragged by the mouse, unless told not to', () => {
  open()
  mouse('mousedown', 200, carousel.rootNode())
  mouse('mousemove', 140)
  frames(30)
  expect(moved()).toBeCloseTo(60)
  mouse('mouseup', 140)
  carousel.destroy()

  open({ mouseDrag: false })
  mouse('mousedown', 200, carousel.rootNode())
  mouse('mousemove', 140)
  frames(30)
  expect(moved()).toBe(0)
})

const touch = (kind: string, clientX: number) => {
  const event = new TouchEvent(kind, { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'touches', { value: [{ clientX, clientY: 0 }] })
  carousel.rootNode().dispatchEvent(event)
}

it('R9.40: is dragged by a finger, unless told not to', () => {
  open()
  touch('touchstart', 200)
  touch('touchmove', 140)
  frames(30)
  expect(moved()).toBeCloseTo(60)
  touch('touchend', 140)
  carousel.destroy()

  open({ touchDrag: false })
  touch('touchstart', 200)
  touch('touchmove', 140)
  frames(30)
  expect(moved()).toBe(0)
})

it('R9.37: deals with one movement of a drag in 16 ms', () => {
  open()
  mouse('mousedown', 200, carousel.rootNode())
  mouse('mousemove', 190)
  vi.advanceTimersByTime(15)
  mouse('mousemove', 150)
  frames(30)
  expect(moved()).toBeCloseTo(10)
  mouse('mousemove', 150)
  frames(30)
  expect(moved()).toBeCloseTo(50)
})

it('hears every movement again once the drag is over', () => {
  open()
  mouse('mousedown', 200, carousel.rootNode())
  mouse('mousemove', 190)
  mouse('mouseup', 190)
  const heard = vi.fn<() => void>()
  document.addEventListener('mousemove', heard)
  mouse('mousemove', 1)
  mouse('mousemove', 2)
  document.removeEventListener('mousemove', heard)
  expect(heard).toHaveBeenCalledTimes(2)
})

it('R9.38: measures anew when a resize has been still for 16 ms', () => {
  open()
  const { watchResize } = carousel.internalEngine().options
  if (typeof watchResize !== 'function') throw new Error('Nobody is asked')
  const measured = vi.spyOn(carousel, 'reInit')
  watchResize(carousel, [])
  view.width = 300
  expect(watchResize(carousel, []), 'Embla would measure at once').toBe(false)
  vi.advanceTimersByTime(10)
  view.width = 200
  watchResize(carousel, [])
  vi.advanceTimersByTime(15)
  expect(measured).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(measured).toHaveBeenCalledTimes(1)
  watchResize(carousel, [])
  vi.advanceTimersByTime(100)
  expect(measured).toHaveBeenCalledTimes(1)
})

it('moves at once with prefers-reduced-motion', () => {
  open()
  expect(emblaOptions(options).breakpoints).toEqual({ '(prefers-reduced-motion: reduce)': { duration: 0 } })
  carousel.reInit({ duration: 0 })
  carousel.scrollNext()
  expect(moved()).toBe(100)
})
