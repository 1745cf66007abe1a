import type { OverlayActor } from './overlay-stack.ts'

/**
 * An overlay has a place of its own in the browser's history, at the address of the page below it, so that "back"
 * closes it. The entry says how many overlays are open there; the router's own part of it stays as it is.
 */
const placed: OverlayActor[] = []

/** The router's name of the page below. */
let page: unknown

/** History navigations that this module started and that have not finished. */
let leaving = 0

export function enterPlace(overlay: OverlayActor): void {
  if (placed.length === 0) window.addEventListener('popstate', onMove, { capture: true })
  placed.push(overlay)
  page = entry('key')
  markPlace()
}

/** After a close that the history knows nothing of, its place goes too, unless the shopper has gone on already. */
export function leavePlace(overlay: OverlayActor): void {
  const index = placed.indexOf(overlay)
  if (index < 0) return
  placed.splice(index, 1)
  setTimeout(() => {
    if (overlaysHere() <= placed.length) return
    leaving += 1
    history.back()
  })
}

function markPlace(): void {
  if (overlaysHere() < placed.length) history.pushState({ ...history.state, overlays: placed.length }, '')
}

function overlaysHere(): number {
  const overlays = entry('overlays')
  return typeof overlays === 'number' ? overlays : 0
}

function entry(name: 'key' | 'overlays'): unknown {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
}

/** Runs before the router, which need not know of what happens at one address. */
function onMove(event: PopStateEvent): void {
  if (leaving > 0) {
    leaving -= 1
    event.stopImmediatePropagation()
    // Meanwhile another may have opened.
    markPlace()
  } else if (overlaysHere() < placed.length) {
    if (entry('key') === page) event.stopImmediatePropagation()
    closeDownTo(overlaysHere())
  } else if (overlaysHere() > placed.length) {
    // The place of an overlay that is gone: where the shopper wants to be lies one step further.
    history.back()
  }
}

function closeDownTo(wanted: number): void {
  for (let top = placed.at(-1); top && placed.length > wanted; top = placed.at(-1)) {
    top.send({ type: 'overlay.back' })
    if (placed.at(-1) !== top) continue
    // A persistent one stays, and takes its place again.
    markPlace()
    return
  }
}
