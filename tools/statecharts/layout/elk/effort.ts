import type { Chart } from '../../chart.ts'
import type { Layout, Point } from '../layout.ts'
import { crossingsOf, overlapsOf } from '../overlaps.ts'

/** How hard a layout is to read; less is better. Long arrows, large paper and arrows through words cost; a covered label costs most. */
export const effort = (chart: Chart, layout: Layout): number =>
  Object.values(layout.arrows).reduce((sum, { line }) => sum + lengthOf(line), 0) +
  2 * Math.max(layout.width, layout.height) +
  600 * crossingsOf(chart, layout).length +
  100_000 * overlapsOf(chart, layout).length

const lengthOf = (line: Point[]): number =>
  line.slice(1).reduce((sum, [x, y], index) => {
    const [fromX, fromY] = line[index] ?? [x, y]
    return sum + Math.abs(x - fromX) + Math.abs(y - fromY)
  }, 0)
