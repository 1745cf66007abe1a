import { arrowWords } from '../arrow-words.ts'
import type { Arrow, Box, Chart, Line } from '../chart.ts'
import { arrowName, type Layout } from './layout.ts'

/** The chart as a layout shows it: an arrow without a place in the layout is a line in the box of its source. */
export const asLaidOut = (chart: Chart, layout: Layout): Chart =>
  withArrows(chart, (arrow) => layout.arrows[arrowName(arrow)] !== undefined)

/** Selects the arrows to draw. Each of the others becomes a line in the box of its source that names the target. */
export function withArrows(chart: Chart, isValid: (arrow: Arrow) => boolean): Chart {
  const arrows = chart.arrows.filter((arrow) => arrow.labels.length === 0 || isValid(arrow))
  const others = chart.arrows.filter((arrow) => !arrows.includes(arrow))
  const withLines = (box: Box): Box => ({
    ...box,
    lines: [...box.lines, ...others.filter(({ from }) => from === box.id).flatMap(linesOf)],
    inside: box.inside.map(withLines),
  })
  return { boxes: chart.boxes.map(withLines), arrows }
}

const linesOf = ({ to, labels }: Arrow): Line[] =>
  labels.map((label) => ({
    when: 'event',
    words: `${arrowWords({ ...label, actions: [] }) || 'always'} → ${shortName(to)}`,
    transition: label.transition,
    to,
  }))

const shortName = (id: string) => id.split('.').slice(1).join(' · ')
