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
  const names = new Map(namesOf(regionsOf(chart.boxes)))
  const withLines = (box: Box): Box => ({
    ...box,
    lines: [
      ...box.lines,
      ...others.filter(({ from }) => from === box.id).flatMap((arrow) => linesOf(arrow, names)),
    ],
    inside: box.inside.map(withLines),
  })
  return { boxes: chart.boxes.map(withLines), arrows }
}

const linesOf = ({ to, labels }: Arrow, names: ReadonlyMap<string, string>): Line[] =>
  labels.map((label) => ({
    when: 'event',
    words: `${arrowWords({ ...label, actions: [] }) || 'always'} → ${names.get(to) ?? to}`,
    transition: label.transition,
    to,
  }))

/** Of a machine with regions, whose own name goes without saying, only these. */
const regionsOf = (boxes: Box[]): Box[] => {
  const [only, ...more] = boxes
  return only?.kind === 'parallel' && more.length === 0 ? only.inside : boxes
}

/** The name of each state with those around it. An id says neither where its author chose it. */
const namesOf = (boxes: Box[], around: string[] = []): [string, string][] =>
  boxes.flatMap(({ id, name, inside }): [string, string][] => {
    const path = [...around, name]
    return [[id, path.join(' · ')], ...namesOf(inside, path)]
  })
