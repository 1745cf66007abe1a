import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import type { Area, ArrowPlace, Layout, Point } from '../layout.ts'

/** The positions that ELK found, without anything else. */
export const layoutOf = ({ width = 0, height = 0, children = [], edges = [] }: ElkNode): Layout => ({
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
