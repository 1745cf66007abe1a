import type { View } from './viewport.ts'

/** How long nothing moves before a movement counts as ended. */
const restAfter = 150

export interface MovingView {
  now: () => View
  /** Moves with the pointer, the wheel or a key held down: written once a frame, and told when it rests. */
  move: (next: (view: View) => View) => void
  /** Jumps there and rests. */
  jump: (view: View) => void
  /** Writes the view now and whenever it changes. Returns how to stop. */
  follow: (write: (view: View) => void) => () => void
  stop: () => void
}

/** A view that moves past React: elements that follow it are written on each frame, and `onRest` draws anew. */
export function createMovingView(first: View, onRest: (view: View) => void): MovingView {
  let view = first
  let frame: number | undefined
  let rest: ReturnType<typeof setTimeout> | undefined
  const writers = new Set<(view: View) => void>()
  const write = () => {
    frame = undefined
    for (const one of writers) one(view)
  }
  const stop = () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    frame = undefined
    clearTimeout(rest)
  }
  return {
    now: () => view,
    move(next) {
      view = next(view)
      frame ??= requestAnimationFrame(write)
      clearTimeout(rest)
      rest = setTimeout(() => onRest(view), restAfter)
    },
    jump(there) {
      stop()
      view = there
      write()
      onRest(view)
    },
    follow(one) {
      writers.add(one)
      one(view)
      return () => writers.delete(one)
    },
    stop,
  }
}
