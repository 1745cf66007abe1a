import ElkEngine from 'elkjs/lib/elk.bundled.js'
import type { LayoutOptions } from 'elkjs/lib/elk-api.js'
import type { Chart } from '../../chart.ts'
import { withArrows } from '../arrows-as-lines.ts'
import type { Layout } from '../layout.ts'
import { effort } from './effort.ts'
import { elkGraph } from './elk-graph.ts'
import { layoutOf } from './layout-of.ts'
import { selectionsOf } from './selections.ts'

const manners: LayoutOptions[] = ['DOWN', 'RIGHT'].flatMap((direction) =>
  ['GREEDY', 'DEPTH_FIRST'].map((cycles) => ({
    'elk.direction': direction,
    'elk.layered.cycleBreaking.strategy': cycles,
  })),
)

/**
 * Places the boxes and arrows of a chart: of several layouts, the one that is easiest to read. The same chart gives the
 * same layout on every computer.
 */
export async function layOut(chart: Chart): Promise<Layout> {
  const engine = new ElkEngine()
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
