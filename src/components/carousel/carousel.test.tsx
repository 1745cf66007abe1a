import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showPart } from '../../../tests/support/show-part.tsx'
import Carousel from './carousel.tsx'
import * as embla from './embla-options.ts'
import * as drag from './throttled-drag.ts'
import { useAutoplay } from './use-autoplay.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const slides = ['หนึ่ง', 'สอง', 'สาม'].map((word) => <p key={word}>{word}</p>)
const styles = () => [...document.querySelectorAll('style')].map((style) => style.textContent).join()

it('names itself, its slides and its buttons in the language of the page', async () => {
  const { container } = await showPart(<Carousel label="โปรโมชัน">{slides}</Carousel>)
  expect(screen.getByRole('region', { name: 'โปรโมชัน' }).getAttribute('aria-roledescription')).toBe(
    'แถบภาพเลื่อน',
  )
  expect(screen.getByRole('group', { name: 'ภาพที่ 2 จาก 3' }).textContent).toBe('สอง')
  expect(container.querySelector('[title="ถัดไป"]')).not.toBeNull()
  expect(container.querySelector('[title="ก่อนหน้า"]')).not.toBeNull()
})

it('R9.34 R9.35 R9.37 R9.38 R9.39 R9.40: has the defaults of the specification', async () => {
  const options = vi.spyOn(embla, 'emblaOptions')
  const throttle = vi.spyOn(drag, 'throttledDrag')
  await showPart(<Carousel label="หนึ่ง">{slides}</Carousel>)
  expect(options).toHaveBeenCalledWith({
    itemsToScroll: 1,
    transition: 300,
    resizeDebounce: 16,
    mouseDrag: true,
    touchDrag: true,
    snapAlign: 'center',
    loop: false,
  })
  expect(throttle).toHaveBeenCalledWith(16)
})

it('R9.33: shows one slide at a time by default, or as many as it is told', async () => {
  await showPart(<Carousel label="หนึ่ง">{slides}</Carousel>)
  expect(styles()).toContain('--carousel-slide-size:100%')
  cleanup()
  await showPart(
    <Carousel label="สี่" itemsToShow={4}>
      {slides}
    </Carousel>,
  )
  expect(styles()).toContain('--carousel-slide-size:25%')
})

it('R9.36: has nothing that moves by itself, and so nothing to pause, by default', async () => {
  const { container } = await showPart(<Carousel label="นิ่ง">{slides}</Carousel>)
  expect(container.querySelector('[title="หยุดภาพเลื่อนอัตโนมัติ"]')).toBeNull()
  cleanup()
  const { container: moving } = await showPart(
    <Carousel label="เดิน" autoplay={5000}>
      {slides}
    </Carousel>,
  )
  expect(moving.querySelector('[title="หยุดภาพเลื่อนอัตโนมัติ"]')).not.toBeNull()
})

it('R9.33: one that takes over has its buttons before it is measured, and does what they are asked', async () => {
  const scrollTo = vi.fn<(slide: number) => void>()
  vi.spyOn(drag, 'throttledDrag').mockReturnValue({
    name: 'observed',
    options: {},
    init: (carousel) => void vi.spyOn(carousel, 'scrollTo').mockImplementation(scrollTo),
    destroy: () => {},
  })
  let before: string | null | undefined
  function PressAtOnce() {
    useEffect(() => {
      before = screen.queryByText('2 / 3')?.textContent
      screen.getByTitle('ถัดไป').click()
    }, [])
    return null
  }
  await showPart(
    <Carousel label="โปรโมชัน" firstSlide={1}>
      {slides.slice(0, 2)}
      <PressAtOnce />
    </Carousel>,
  )
  expect(before).toBe('2 / 3')
  expect(scrollTo.mock.calls).toEqual([[2]])
})

/** A real carousel whose moves are counted. The test document has no layout, so the carousel cannot move. */
function countedCarousel() {
  const root = document.body.appendChild(document.createElement('div'))
  root.appendChild(document.createElement('div'))
  const carousel = EmblaCarousel(root)
  const next = vi.spyOn(carousel, 'scrollNext').mockReturnValue()
  const first = vi.spyOn(carousel, 'scrollTo').mockReturnValue()
  const hasNext = vi.spyOn(carousel, 'canScrollNext').mockReturnValue(true)
  return { carousel, next, first, hasNext }
}

function Player({ carousel, every }: { carousel: EmblaCarouselType; every: number }) {
  const { toggle, whileLookedAt } = useAutoplay(carousel, every)
  return (
    <div data-testid="frame" {...whileLookedAt}>
      <button type="button" onClick={toggle}>
        หยุด
      </button>
    </div>
  )
}

it('moves on by itself, and from the last to the first', async () => {
  const { carousel, next, first, hasNext } = countedCarousel()
  await showPart(<Player carousel={carousel} every={1000} />)
  act(() => vi.advanceTimersByTime(999))
  expect(next).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1001))
  expect(next).toHaveBeenCalledTimes(2)
  hasNext.mockReturnValue(false)
  act(() => vi.advanceTimersByTime(1000))
  expect(first).toHaveBeenCalledWith(0)
})

it('stands still while it is looked at, or told to pause', async () => {
  const { carousel, next } = countedCarousel()
  await showPart(<Player carousel={carousel} every={1000} />)
  const frame = screen.getByTestId('frame')
  fireEvent.mouseEnter(frame)
  act(() => vi.advanceTimersByTime(5000))
  expect(next).not.toHaveBeenCalled()
  fireEvent.mouseLeave(frame)
  act(() => vi.advanceTimersByTime(1000))
  expect(next).toHaveBeenCalledTimes(1)
  fireEvent.focus(screen.getByRole('button'))
  act(() => vi.advanceTimersByTime(5000))
  expect(next).toHaveBeenCalledTimes(1)
  fireEvent.blur(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button'))
  act(() => vi.advanceTimersByTime(5000))
  expect(next).toHaveBeenCalledTimes(1)
})

it('R9.36: never moves by itself with autoplay off', async () => {
  const { carousel, next } = countedCarousel()
  await showPart(<Player carousel={carousel} every={0} />)
  act(() => vi.advanceTimersByTime(60_000))
  expect(next).not.toHaveBeenCalled()
})
