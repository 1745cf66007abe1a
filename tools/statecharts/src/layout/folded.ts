import type { Arrow, Box, Chart } from '../chart.ts'

/** The chart as it is seen from afar: the states `depth` deep keep their insides to themselves. */
export function folded(chart: Chart, depth: number): Chart {
  const shownAs = new Map<string, string>()
  const fold = (box: Box, at: number): Box => {
    if (at < depth || box.inside.length === 0)
      return { ...box, lines: [], inside: box.inside.map((inner) => fold(inner, at + 1)) }
    const hides = everyBox(box.inside).map(({ id }) => id)
    for (const id of hides) shownAs.set(id, box.id)
    return { ...box, inside: [], lines: [], holds: countOf(box.inside), hides }
  }
  const boxes = chart.boxes.map((box) => fold(box, 0))
  return { boxes, arrows: lifted(chart.arrows, (id) => shownAs.get(id) ?? id) }
}

/** The depths at which folding shows less than the whole and more than one state, from far to near. */
export const foldingDepths = (chart: Chart): number[] =>
  Array.from({ length: depthOf(chart.boxes) - 1 }, (_, depth) => depth).filter(
    (depth) => countOf(folded(chart, depth).boxes) > 1,
  )

const depthOf = (boxes: Box[]): number => Math.max(0, ...boxes.map(({ inside }) => 1 + depthOf(inside)))

const everyBox = (boxes: Box[]): Box[] => boxes.flatMap((box) => [box, ...everyBox(box.inside)])

const countOf = (boxes: Box[]): number =>
  everyBox(boxes).filter(({ kind }) => kind === 'state' || kind === 'parallel').length

/** From afar an arrow names no more events than this. */
const maxEvents = 2

/** Arrows between what is shown, without guards: what decides is read nearer. */
function lifted(arrows: Arrow[], shownAs: (id: string) => string): Arrow[] {
  const all = new Map<string, Arrow>()
  for (const arrow of arrows) {
    const [from, to] = [shownAs(arrow.from), shownAs(arrow.to)]
    const isInside = from === to && arrow.from !== arrow.to
    if (isInside) continue
    const one = all.get(`${from}\n${to}`) ?? { from, to, labels: [] }
    one.labels.push(...arrow.labels.map((label) => ({ ...label, guard: '' })))
    all.set(`${from}\n${to}`, one)
  }
  return [...all.values()].map(({ labels, ...ends }) => {
    const { size } = new Set(labels.map(({ event }) => event))
    return {
      ...ends,
      labels: size > maxEvents ? labels.map((label) => ({ ...label, event: `${size} events` })) : labels,
    }
  })
}
