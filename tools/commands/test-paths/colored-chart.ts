import { readFile } from 'node:fs/promises'
import { asSvg, type Mark } from '../../statecharts/export/svg.ts'
import type { Layout } from '../../statecharts/layout/layout.ts'
import { allNodes, stateName } from '../../statecharts/walker/declared.ts'
import { diagramStyle } from '../gen/diagram-style.ts'
import { absolute, layoutFile } from '../gen/flow-files.ts'
import type { PathCoverage } from './coverage-of-paths.ts'

/** Green was seen in the page; red and dashed was not. */
const colours = `
.reached > rect { stroke: #1E6B3A; stroke-width: 2 } .reached > .name { fill: #1E6B3A }
.missed > rect { stroke: #8C1C1C; stroke-dasharray: 5 4 } .missed > .name { fill: #8C1C1C }
.arrow.reached { stroke: #1E6B3A } .arrow.missed { stroke: #8C1C1C; stroke-dasharray: 5 4 }
text.reached { fill: #1E6B3A !important } text.missed { fill: #8C1C1C !important; font-weight: 700 }
`

/** The chart of a flow as it stands in the gallery, coloured by what the paths reached. */
export async function coloredChart({ flow, seen, states, transitions }: PathCoverage): Promise<string> {
  const layout: Layout = JSON.parse(await readFile(absolute(layoutFile(flow)), 'utf8'))
  const names = new Map(allNodes(flow.machine.root).map((node) => [node.id, stateName(node)]))
  const missing = new Set([...states.missing, ...transitions.missing])
  const mark: Mark = (of, name) => {
    const known = of === 'state' ? names.get(name) : name
    if (known === undefined) return ''
    if (missing.has(known)) return 'missed'
    return (of === 'state' ? seen.states : seen.taken).has(known) ? 'reached' : ''
  }
  return asSvg(flow.title, flow.machine, layout, diagramStyle + colours, mark)
}
