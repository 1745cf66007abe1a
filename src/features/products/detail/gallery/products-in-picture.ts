import type { GoodsBox } from '../../../../../openapi/generated/schema.ts'
import type { DrawnMeasures } from './drawn-measures.ts'

/** In parts of the picture's side. */
export interface Place {
  left: number
  top: number
  width: number
  height: number
}

/** How much of the picture goods take when they are shown in other proportions than they were drawn in. */
const most = 0.84
const ground = 0.88
/** Nobody would recognise a narrower picture; and of a long roll only the width is seen at all. */
const narrowest = 1 / 3

/** Whether the picture can show both measures in their true proportion. */
export function canShow({ proportion }: DrawnMeasures): boolean {
  return proportion >= narrowest && proportion <= 1 / narrowest
}

/** Where the goods stand, as wide for their height as they are. */
export function placeOfProduct(box: GoodsBox, measures: DrawnMeasures | undefined): Place {
  if (!measures || !canShow(measures)) return drawnPlace(box)
  const height = Math.min(most, most / measures.proportion)
  const width = height * measures.proportion
  return { left: 0.5 - width / 2, top: ground - height, width, height }
}

/** The transform that brings the goods there, from the upper middle of a picture whose side is `--side`. */
export function transformTo(box: GoodsBox, place: Place): string {
  const drawn = drawnPlace(box)
  const [scaleX, scaleY] = [place.width / drawn.width, place.height / drawn.height]
  const right = place.left - 0.5 - scaleX * (drawn.left - 0.5)
  const down = place.top - scaleY * drawn.top
  const [x, y, ...scale] = [right, down, scaleX, scaleY].map((part) => part.toFixed(4))
  return `translate(calc(${x} * var(--side)), calc(${y} * var(--side))) scale(${scale.join()})`
}

const drawnPlace = ({ left, top, right, bottom }: GoodsBox): Place => ({
  left: left / 100,
  top: top / 100,
  width: (right - left) / 100,
  height: (bottom - top) / 100,
})
