import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showPart } from '../../../tests/support/show-part.tsx'
import { CarouselWhenIdle } from './carousel-when-idle.tsx'

// The test document has no layout, and does not move smoothly.
const width = 400
beforeEach(() => {
  vi.useFakeTimers()
  // A page that is never idle: the script that takes over does not come.
  vi.stubGlobal('requestIdleCallback', () => 0)
  vi.stubGlobal('cancelIdleCallback', () => {})
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(function (
    this: HTMLElement,
    ...asked: unknown[]
  ) {
    const [to] = asked as ScrollToOptions[]
    this.scrollLeft = to?.left ?? 0
    fireEvent.scroll(this)
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const slides = ['หนึ่ง', 'สอง', 'สาม'].map((word) => <p key={word}>{word}</p>)
const press = (name: string) => fireEvent.click(screen.getByTitle(name))
const settle = () => act(() => vi.advanceTimersByTime(200))
const view = () => screen.getByRole('region', { name: 'โปรโมชัน' })

it('moves by its buttons and by scrolling before its script is there, and reports where it is', async () => {
  const reached: number[] = []
  await showPart(
    <CarouselWhenIdle label="โปรโมชัน" onSlide={(slide) => reached.push(slide)}>
      {slides}
    </CarouselWhenIdle>,
  )
  expect(screen.getByText('1 / 3')).toBeTruthy()
  expect(screen.getByTitle('ก่อนหน้า')).toHaveProperty('disabled', true)
  press('ถัดไป')
  settle()
  expect(screen.getByText('2 / 3')).toBeTruthy()
  view().scrollTo({ left: 2 * width })
  settle()
  expect(screen.getByText('3 / 3')).toBeTruthy()
  expect(screen.getByTitle('ถัดไป')).toHaveProperty('disabled', true)
  expect(reached).toEqual([1, 2])
})

it('goes round if it may', async () => {
  await showPart(
    <CarouselWhenIdle label="โปรโมชัน" loop>
      {slides}
    </CarouselWhenIdle>,
  )
  press('ก่อนหน้า')
  settle()
  expect(screen.getByText('3 / 3')).toBeTruthy()
  press('ถัดไป')
  settle()
  expect(screen.getByText('1 / 3')).toBeTruthy()
})

it('follows the slide that it is told', async () => {
  const shown = await showPart(
    <CarouselWhenIdle label="โปรโมชัน" slide={0}>
      {slides}
    </CarouselWhenIdle>,
  )
  await act(async () =>
    shown.rerender(
      <CarouselWhenIdle label="โปรโมชัน" slide={2}>
        {slides}
      </CarouselWhenIdle>,
    ),
  )
  settle()
  expect(view().scrollLeft).toBe(2 * width)
})

it('takes no slide on the way for the chosen one, however slowly it gets there', async () => {
  const reached: number[] = []
  vi.mocked(HTMLElement.prototype.scrollTo).mockImplementation(() => {})
  const scrollPast = (slide: number) => {
    view().scrollLeft = slide * width
    fireEvent.scroll(view())
    settle()
  }
  await showPart(
    <CarouselWhenIdle label="โปรโมชัน" slide={2} onSlide={(slide) => reached.push(slide)}>
      {slides}
    </CarouselWhenIdle>,
  )
  scrollPast(1)
  expect(reached).toEqual([])
  scrollPast(2)
  expect(screen.getByText('3 / 3')).toBeTruthy()

  press('ก่อนหน้า')
  expect(reached).toEqual([1])
  fireEvent.pointerDown(view())
  scrollPast(0)
  expect(reached).toEqual([1, 0])
})

it('R9.33: a press while the moving carousel is being made is not lost', async () => {
  let idle: IdleRequestCallback = () => {}
  vi.stubGlobal('requestIdleCallback', (work: IdleRequestCallback) => {
    idle = work
    return 0
  })
  await showPart(
    <CarouselWhenIdle label="โปรโมชัน" loop>
      {slides}
    </CarouselWhenIdle>,
  )
  const next = screen.getByTitle('ถัดไป')
  await act(async () => {
    await idle({ didTimeout: false, timeRemaining: () => 50 })
    fireEvent.pointerDown(next)
    fireEvent.click(next)
  })
  settle()
  expect(next.isConnected).toBe(true)
  expect(screen.getByText('2 / 3')).toBeTruthy()
})
