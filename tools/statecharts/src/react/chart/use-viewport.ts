import { useCallback, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Area } from '../../layout/layout.ts'
import { followPointers } from './follow-pointers.ts'
import { createMovingView } from './moving-view.ts'
import { centred, firstView, fitted, fullScale, moved, zoomed, type Size, type View } from './viewport.ts'

const step = 60
const nearer = 1.25

/** The window of a chart: it can be dragged, zoomed by wheel, pinch, buttons and keys, and fitted. */
export function useViewport(chart: Size, start: Area | undefined) {
  const window = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  /** Where it rested last; `moving` knows where it is. */
  const [view, setView] = useState<View>({ x: 0, y: 0, scale: fullScale })
  const [moving] = useState(() => createMovingView(view, setView))
  /** A window that changes its size keeps what it shows by itself, not where somebody moved it. */
  const shows = useRef<'start' | 'all' | 'chosen'>('start')
  const [first] = useState(start)

  const change = useCallback(
    (next: (view: View) => View) => {
      shows.current = 'chosen'
      moving.move(next)
    },
    [moving],
  )
  const jump = (next: View) => {
    shows.current = 'chosen'
    moving.jump(next)
  }

  useLayoutEffect(() => {
    const element = window.current
    if (!element) return
    const measure = () => {
      const now = { width: element.clientWidth, height: element.clientHeight }
      setSize(now)
      if (shows.current === 'start') moving.jump(firstView(chart, now, first))
      if (shows.current === 'all') moving.jump(fitted(chart, now))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      moving.stop()
    }
  }, [chart, first, moving])

  useEffect(() => (window.current ? followPointers(window.current, change) : undefined), [change])

  const middle = { x: size.width / 2, y: size.height / 2 }
  const fit = () => {
    shows.current = 'all'
    moving.jump(fitted(chart, size))
  }
  const zoom = (factor: number) => jump(zoomed(moving.now(), factor, middle))
  const full = () => jump(zoomed(moving.now(), fullScale / moving.now().scale, middle))
  const show = (area: Area) => jump(centred(moving.now(), area, size))

  const actions: Record<string, () => void> = {
    ArrowLeft: () => change((now) => moved(now, step, 0)),
    ArrowRight: () => change((now) => moved(now, -step, 0)),
    ArrowUp: () => change((now) => moved(now, 0, step)),
    ArrowDown: () => change((now) => moved(now, 0, -step)),
    '+': () => zoom(nearer),
    '=': () => zoom(nearer),
    '-': () => zoom(1 / nearer),
    '0': full,
    f: fit,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const action = actions[event.key]
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    action()
  }

  return {
    window,
    size,
    view,
    /** Where it is while it moves. */
    now: moving.now,
    follow: moving.follow,
    onKeyDown,
    fit,
    full,
    show,
    moveTo: (x: number, y: number) => show([x, y, 0, 0]),
    larger: () => zoom(nearer),
    smaller: () => zoom(1 / nearer),
  }
}
