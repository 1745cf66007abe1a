import type { ActorRefFrom } from 'xstate'
import type { overlayMachine } from '../../../machines/overlay/overlay.machine.ts'

export type OverlayActor = ActorRefFrom<typeof overlayMachine>

/** The open overlays of the page, the lowest first. Only the topmost reacts to Escape and back navigation. */
const open: OverlayActor[] = []

const topOverlay = (): OverlayActor | undefined => open.at(-1)

export function putOnTop(overlay: OverlayActor): void {
  topOverlay()?.send({ type: 'overlay.cover' })
  overlay.send({ type: 'overlay.open', below: open.length })
  open.push(overlay)
  if (open.length === 1) window.addEventListener('keydown', escape)
}

/** Removes a closed overlay; the overlay below reacts to Escape, outside clicks and back navigation again. */
export function takeOff(overlay: OverlayActor): void {
  const place = open.indexOf(overlay)
  if (place < 0) return
  open.splice(place, 1)
  if (place === open.length) topOverlay()?.send({ type: 'overlay.uncover' })
  if (open.length === 0) window.removeEventListener('keydown', escape)
}

function escape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
  topOverlay()?.send({ type: 'overlay.escape' })
}
