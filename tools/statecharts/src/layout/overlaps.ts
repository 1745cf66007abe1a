import type { Box, Chart } from '../chart.ts'
import type { Area, Layout, Point } from './layout.ts'
import { boxSize } from './sizes.ts'

interface Named {
  name: string
  area: Area
}

/** Labels over labels, over boxes without child states, or over the headings of the others. */
export function overlapsOf(chart: Chart, layout: Layout): string[] {
  const labels = labelsOf(layout)
  return labels.flatMap((label, index) =>
    [...wordsOf(chart, layout), ...labels.slice(index + 1)]
      .filter((other) => meet(label.area, other.area))
      .map((other) => `${label.name} over ${other.name}`),
  )
}

/** Arrows that run through words: through a label, a heading or a box without child states. */
export function crossingsOf(chart: Chart, layout: Layout): string[] {
  const words = [...wordsOf(chart, layout), ...labelsOf(layout)]
  return Object.entries(layout.arrows).flatMap(([name, { line }]) =>
    words
      .filter(({ area }) => partsOf(line).some((part) => meet(part, inner(area))))
      .map((crossed) => `${name} through ${crossed.name}`),
  )
}

const labelsOf = (layout: Layout): Named[] =>
  Object.entries(layout.arrows).flatMap(([name, { label }]) =>
    label ? [{ name: `the label of ${name}`, area: label }] : [],
  )

const wordsOf = (chart: Chart, layout: Layout): Named[] =>
  everyBox(chart.boxes).map((box) => ({ name: box.id, area: wordsArea(box, layout) }))

function wordsArea(box: Box, layout: Layout): Area {
  const area = layout.boxes[box.id]
  if (!area) throw new Error(`${box.id} has no place in the layout`)
  const size = boxSize(box)
  return box.inside.length > 0 ? [area[0], area[1], size.width, size.height] : area
}

const everyBox = (boxes: Box[]): Box[] => boxes.flatMap((box) => [box, ...everyBox(box.inside)])

const meet = (
  [left, top, width, height]: Area,
  [otherLeft, otherTop, otherWidth, otherHeight]: Area,
): boolean =>
  left < otherLeft + otherWidth &&
  otherLeft < left + width &&
  top < otherTop + otherHeight &&
  otherTop < top + height

/** The straight parts of a line, one pixel wide. */
const partsOf = (line: Point[]): Area[] =>
  line.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = line[index] ?? [x, y]
    return [Math.min(x, fromX), Math.min(y, fromY), Math.abs(x - fromX) + 1, Math.abs(y - fromY) + 1]
  })

/** An arrow may touch the edge of what it leads to. */
const inner = ([left, top, width, height]: Area): Area => [left + 2, top + 2, width - 4, height - 4]
