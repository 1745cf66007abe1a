import type { OverlayActor } from './overlay-stack.ts'

/**
 * The overlays that have their own entry in the browser's history, so that "back" closes them. The entry has
 * the address of the page below. It stores the number of open overlays and keeps the router's state unchanged.
 */
const placed: OverlayActor[] = []

/** The router's key of the history entry of the page below. */
let page: unknown

/** History navigations that this module started and that have not finished. */
let leaving = 0

export function enterPlace(overlay: OverlayActor): void {
  if (placed.length === 0) window.addEventListener('popstate', onMove, { capture: true })
  placed.push(overlay)
  page = entry('key')
  markPlace()
}

/** Removes the history entry of an overlay that was not closed by "back", unless the shopper has left it. */
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

/** Runs before the router and keeps it from handling moves that stay at one address. */
function onMove(event: PopStateEvent): void {
  if (leaving > 0) {
    leaving -= 1
    event.stopImmediatePropagation()
    // Another overlay may have opened in the meantime and needs its entry.
    markPlace()
  } else if (overlaysHere() < placed.length) {
    if (entry('key') === page) event.stopImmediatePropagation()
    closeDownTo(overlaysHere())
  } else if (overlaysHere() > placed.length) {
    // This entry belongs to a closed overlay, so the page that the shopper wants is one step further.
    history.back()
  }
}

function closeDownTo(wanted: number): void {
  for (let top = placed.at(-1); top && placed.length > wanted; top = placed.at(-1)) {
    top.send({ type: 'overlay.back' })
    if (placed.at(-1) !== top) continue
    // A persistent overlay stays open and gets its history entry again.
    markPlace()
    return
  }
}
