/** A shorter way is a click. */
const clickSlack = 4

interface Movements {
  drag: (x: number, y: number) => void
  zoom: (factor: number, at: { x: number; y: number }) => void
}

/** Drags with one pointer, pinches with two, zooms with the wheel. Returns how to stop. */
export function followPointers(element: HTMLElement, { drag, zoom }: Movements) {
  const pointers = new Map<number, { x: number; y: number }>()
  let way = 0
  let place = element.getBoundingClientRect()
  /** Asked for once a movement: each question makes the browser lay out what was just moved. */
  const look = () => (place = element.getBoundingClientRect())
  const at = ({ clientX, clientY }: { clientX: number; clientY: number }) => ({
    x: clientX - place.left,
    y: clientY - place.top,
  })

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return
    if (pointers.size === 0) way = 0
    look()
    pointers.set(event.pointerId, at(event))
  }
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const now = at(event)
    pointers.set(event.pointerId, now)
    way += Math.abs(now.x - before.x) + Math.abs(now.y - before.y)
    // Captured only now: a captured pointer would send the click of a press to the window, not to the state.
    if (way > clickSlack && !element.hasPointerCapture(event.pointerId))
      element.setPointerCapture(event.pointerId)
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    if (!other) return drag(now.x - before.x, now.y - before.y)
    const apart = (point: typeof now) => Math.hypot(point.x - other.x, point.y - other.y)
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    drag((now.x - before.x) / 2, (now.y - before.y) / 2)
    zoom(apart(now) / Math.max(apart(before), 1), middle)
  }
  const release = (event: PointerEvent) => pointers.delete(event.pointerId)
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    if (event.shiftKey) return drag(-event.deltaX - event.deltaY, 0)
    look()
    zoom(Math.exp(-event.deltaY / 400), at(event))
  }
  const click = (event: MouseEvent) => {
    if (way > clickSlack) event.stopPropagation()
  }

  element.addEventListener('pointerdown', press)
  element.addEventListener('pointermove', move)
  element.addEventListener('pointerup', release)
  element.addEventListener('pointercancel', release)
  element.addEventListener('wheel', wheel, { passive: false })
  element.addEventListener('click', click, { capture: true })
  return () => {
    element.removeEventListener('pointerdown', press)
    element.removeEventListener('pointermove', move)
    element.removeEventListener('pointerup', release)
    element.removeEventListener('pointercancel', release)
    element.removeEventListener('wheel', wheel)
    element.removeEventListener('click', click, { capture: true })
  }
}
