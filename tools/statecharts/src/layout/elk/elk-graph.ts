import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js'
import type { Arrow, Box, Chart } from '../../chart.ts'
import { arrowName } from '../layout.ts'
import { boxSize, isDot, labelsSize, margin } from '../sizes.ts'

/** A chart in ELK's format. All arrows belong to the root, because they may cross the edges of nested states. */
export const elkGraph = ({ boxes, arrows }: Chart, options: LayoutOptions): ElkNode => ({
  id: '',
  layoutOptions: {
    ...layered,
    'elk.json.shapeCoords': 'ROOT',
    'elk.json.edgeCoords': 'ROOT',
    'elk.randomSeed': '1',
    ...options,
  },
  children: boxes.map((box) => nodeOf(box, arrows, options)),
  edges: arrows.map(edgeOf),
})

const layered: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.edgeLabels.placement': 'CENTER',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.aspectRatio': '1.6',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.componentComponent': '24',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelNode': '8',
  'elk.spacing.labelLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
}

function nodeOf(box: Box, arrows: Arrow[], options: LayoutOptions): ElkNode {
  const { width, height } = boxSize(box)
  if (box.inside.length === 0 || isDot(box)) return { id: box.id, width, height }
  const side = margin * 1.5
  return {
    id: box.id,
    layoutOptions: {
      ...layered,
      ...options,
      ...(isCrossed(box, arrows) ? {} : { 'elk.hierarchyHandling': 'SEPARATE_CHILDREN' }),
      'elk.padding': `[top=${height + margin},left=${side},bottom=${side},right=${side}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
    children: box.inside.map((inner) => nodeOf(inner, arrows, options)),
  }
}

/**
 * Whether an arrow crosses the edge of the box, or of a box inside it. ELK has to place such a box together with what is
 * around it. The others it places by themselves, which packs them.
 */
function isCrossed(box: Box, arrows: Arrow[]): boolean {
  const inside = new Set(idsInside(box))
  return (
    arrows.some(({ from, to }) => inside.has(from) !== inside.has(to)) ||
    box.inside.some((inner) => isCrossed(inner, arrows))
  )
}

const idsInside = ({ inside }: Box): string[] => inside.flatMap((box) => [box.id, ...idsInside(box)])

function edgeOf(arrow: Arrow): ElkExtendedEdge {
  const id = arrowName(arrow)
  return {
    id,
    sources: [arrow.from],
    targets: [arrow.to],
    ...(arrow.labels.length > 0
      ? { labels: [{ id: `${id} label`, text: id, ...labelsSize(arrow.labels) }] }
      : {}),
  }
}
