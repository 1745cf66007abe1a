import ElkEngine from 'elkjs/lib/elk.bundled.js'
import type { LayoutOptions, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import type { Chart, Arrow, Box } from '../../chart.ts'
import { withArrows } from '../arrows-as-lines.ts'
import type { Layout, Point, Area, ArrowPlace } from '../layout.ts'
import { folded, foldingDepths } from '../folded.ts'
import { elkGraph } from './elk-graph.ts'
import { crossingsOf, overlapsOf } from '../overlaps.ts'

const manners: LayoutOptions[] = ['DOWN', 'RIGHT'].flatMap((direction) =>
  ['GREEDY', 'DEPTH_FIRST'].map((cycles) => ({
    'elk.direction': direction,
    'elk.layered.cycleBreaking.strategy': cycles,
  })),
)

/**
 * Places the boxes and arrows of a chart, and once more for each depth at which it can be folded. The same chart gives the
 * same layout on every computer.
 */
export async function layOut(chart: Chart): Promise<Layout> {
  const engine = new ElkEngine()
  const whole = await easiest(chart, engine)
  const depths = foldingDepths(chart)
  if (depths.length === 0) return whole
  const layouts: Layout[] = []
  for (const depth of depths) layouts.push(await easiest(folded(chart, depth), engine))
  return { ...whole, folded: layouts }
}

/** Of several layouts, the one that is easiest to read. */
async function easiest(chart: Chart, engine: InstanceType<typeof ElkEngine>): Promise<Layout> {
  let best: { layout: Layout; effort: number } | undefined
  const drawings = selectionsOf(chart).map((isDrawn) => withArrows(chart, isDrawn))
  const different = new Map(drawings.map((drawn) => [drawn.arrows.length, drawn]))
  for (const drawn of different.values()) {
    for (const manner of manners) {
      const layout = layoutOf(await engine.layout(elkGraph(drawn, manner)))
      const next = {
        layout,
        effort: effort(drawn, layout) + lineCost * (chart.arrows.length - drawn.arrows.length),
      }
      if (!best || next.effort < best.effort) best = next
    }
  }
  if (!best) throw new Error('No layout was tried')
  return best.layout
}

/** An arrow that is a line of text costs as much as one of this length. */
const lineCost = 350

/** How much wider than high the window of a chart is, mostly. */
const windowRatio = 1.4

/**
 * How hard a layout is to read; less is better. Long arrows, paper that is large for a window and arrows through words
 * cost; a covered label costs most.
 */
const effort = (chart: Chart, layout: Layout): number =>
  Object.values(layout.arrows).reduce((sum, { line }) => sum + lengthOf(line), 0) +
  3 * Math.max(layout.width / windowRatio, layout.height) +
  600 * crossingsOf(chart, layout).length +
  100_000 * overlapsOf(chart, layout).length

const lengthOf = (line: Point[]): number =>
  line.slice(1).reduce((sum, [x, y], index) => {
    const [fromX, fromY] = line[index] ?? [x, y]
    return sum + Math.abs(x - fromX) + Math.abs(y - fromY)
  }, 0)

/** The positions that ELK found, without anything else. */
const layoutOf = ({ width = 0, height = 0, children = [], edges = [] }: ElkNode): Layout => ({
  width: Math.ceil(width),
  height: Math.ceil(height),
  boxes: Object.fromEntries(everyNode(children).map((node) => [node.id, areaOf(node)])),
  arrows: Object.fromEntries(edges.map((edge) => [edge.id, placeOf(edge)])),
})

const everyNode = (nodes: ElkNode[]): ElkNode[] =>
  nodes.flatMap((node) => [node, ...everyNode(node.children ?? [])])

function placeOf({ id, sections = [], labels = [] }: ElkExtendedEdge): ArrowPlace {
  const [section] = sections
  if (!section) throw new Error(`ELK has not routed ${id}`)
  const { startPoint, bendPoints = [], endPoint } = section
  return {
    line: [startPoint, ...bendPoints, endPoint].map(({ x, y }): Point => [Math.round(x), Math.round(y)]),
    ...(labels[0] ? { label: areaOf(labels[0]) } : {}),
  }
}

const areaOf = ({
  x = 0,
  y = 0,
  width = 0,
  height = 0,
}: Partial<Record<'x' | 'y' | 'width' | 'height', number>>): Area => [
  Math.round(x),
  Math.round(y),
  Math.round(width),
  Math.round(height),
]

/** Which arrows of a chart are drawn, from all to those between neighbours only. */
function selectionsOf({ boxes }: Chart): ((arrow: Arrow) => boolean)[] {
  const parents = parentsOf(boxes)
  const parent = (id: string) => parents.get(id) ?? ''
  const isInside = (id: string, ancestor: string): boolean =>
    ancestor === '' || parent(id) === ancestor || (parent(id) !== '' && isInside(parent(id), ancestor))
  return [
    () => true,
    ({ from, to }) => isInside(to, parent(from)),
    ({ from, to }) => parent(from) === parent(to),
  ]
}

const parentsOf = (boxes: Box[], parent = ''): Map<string, string> =>
  new Map(boxes.flatMap(({ id, inside }) => [[id, parent] as const, ...parentsOf(inside, id)]))
