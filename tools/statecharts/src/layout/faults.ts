import type { Box, Chart } from '../chart.ts'
import { type Area, arrowName, type Layout, type Point } from './layout.ts'

/** How a layout contradicts its chart: boxes outside their parents, and arrows that do not touch both of their boxes. */
export const faultsOf = (chart: Chart, layout: Layout): string[] => [
  ...straysOf(chart.boxes, layout, [0, 0, layout.width, layout.height]),
  ...chart.arrows.flatMap((arrow) => {
    const { line = [] } = layout.arrows[arrowName(arrow)] ?? {}
    const [from, to] = [layout.boxes[arrow.from], layout.boxes[arrow.to]]
    const [first, last] = [line[0], line.at(-1)]
    const meetsBoth = from && to && first && last && isOnEdge(first, from) && isOnEdge(last, to)
    return meetsBoth ? [] : [`${arrowName(arrow)} does not touch both boxes`]
  }),
]

const straysOf = (boxes: Box[], layout: Layout, parent: Area): string[] =>
  boxes.flatMap((box) => {
    const area = layout.boxes[box.id]
    if (!area) return [`${box.id} has no place`]
    return [
      ...(isWithin(area, parent) ? [] : [`${box.id} is outside its parent`]),
      ...straysOf(box.inside, layout, area),
    ]
  })

const isWithin = (
  [left, top, width, height]: Area,
  [outerLeft, outerTop, outerWidth, outerHeight]: Area,
): boolean =>
  left >= outerLeft &&
  top >= outerTop &&
  left + width <= outerLeft + outerWidth &&
  top + height <= outerTop + outerHeight

/** Within the two pixels that rounding may cost. */
const isOnEdge = ([x, y]: Point, [left, top, width, height]: Area): boolean => {
  const isNear = (one: number, other: number) => Math.abs(one - other) <= 2
  const isBeside = x >= left - 2 && x <= left + width + 2 && y >= top - 2 && y <= top + height + 2
  return isBeside && (isNear(x, left) || isNear(x, left + width) || isNear(y, top) || isNear(y, top + height))
}
