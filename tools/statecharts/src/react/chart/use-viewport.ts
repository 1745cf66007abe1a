import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Drawings } from '../flow.ts'
import { followPointers } from './follow-pointers.ts'
import { createMovingView } from './moving-view.ts'
import { firstSight, type Sight, sightOf, zoomedSight } from './sight.ts'
import { centred, fullScale, moved, type Size, type View } from './viewport.ts'

const nearer = 1.25

/** The window of a chart: it can be dragged, zoomed by wheel, pinch, buttons and keys, and fitted. */
export function useViewport(drawings: Drawings, start: string | undefined) {
  const window = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  /** Where it rested last; `moving` knows where it is. */
  const [view, setView] = useState<View>({ x: 0, y: 0, scale: fullScale })
  const [moving] = useState(() => createMovingView(view, setView))
  const [shownLevel, setLevel] = useState(0)
  const level = Math.min(shownLevel, drawings.length - 1)
  /** A window that changes its size keeps what it shows by itself, not where somebody moved it. */
  const isMoved = useRef(false)
  const [first] = useState(start)

  const drag = useCallback(
    (x: number, y: number) => {
      isMoved.current = true
      moving.move((now) => moved(now, x, y))
    },
    [moving],
  )
  const jump = (next: View) => {
    isMoved.current = true
    moving.jump(next)
  }
  /** Where the next drawing is to stand: moved there once it is drawn, so that no frame shows it where the other stood. */
  const entered = useRef<View>(undefined)
  const enter = useCallback(
    (next: Sight) => {
      if (next.level === level) return moving.jump(next.view)
      entered.current = next.view
      setLevel(next.level)
    },
    [level, moving],
  )
  useLayoutEffect(() => {
    if (entered.current) moving.jump(entered.current)
    entered.current = undefined
  }, [level, moving])
  const zoom = useCallback(
    (factor: number, at: { x: number; y: number }) => {
      const next = zoomedSight(drawings, { level, view: moving.now() }, factor, at, size)
      isMoved.current = true
      if (next.level === level) moving.move(() => next.view)
      else enter(next)
    },
    [drawings, level, size, moving, enter],
  )

  useLayoutEffect(() => {
    const element = window.current
    if (!element) return
    const measure = () => {
      const now = { width: element.clientWidth, height: element.clientHeight }
      setSize(now)
      if (isMoved.current) return
      const sight = firstSight(drawings, now, first)
      setLevel(sight.level)
      moving.jump(sight.view)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      moving.stop()
    }
  }, [drawings, first, moving])

  useEffect(() => (window.current ? followPointers(window.current, { drag, zoom }) : undefined), [drag, zoom])

  const middle = useMemo(() => ({ x: size.width / 2, y: size.height / 2 }), [size])
  return {
    window,
    size,
    view,
    level,
    /** Where it is while it moves. */
    now: moving.now,
    follow: moving.follow,
    drag,
    fit: () => {
      isMoved.current = false
      enter(firstSight(drawings, size, first))
    },
    full: () => zoom(fullScale / moving.now().scale, middle),
    show: (area: readonly number[]) => jump(centred(moving.now(), area, size)),
    moveTo: (x: number, y: number) => jump(centred(moving.now(), [x, y, 0, 0], size)),
    /** Another of the drawings, with a state in the middle. */
    showAt: (other: number, id: string | undefined) => {
      isMoved.current = true
      enter(sightOf(drawings, other, id, middle, size))
    },
    larger: () => zoom(nearer, middle),
    smaller: () => zoom(1 / nearer, middle),
  }
}
