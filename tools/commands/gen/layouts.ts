import { flows } from '../../../machines/registry.ts'
import { asSvg, chartOf, writeLayout } from '@phaen/statecharts'
import { layOut } from '@phaen/statecharts/layout'
import { diagramStyle } from './diagram-style.ts'
import { diagramFile, layoutFile, settle } from './flow-files.ts'

/** Lays out each flow and draws its diagram. With `check` it writes nothing and names the files that are not up to date. */
export async function generateLayouts({ check }: { check: boolean }): Promise<string[]> {
  const complaints: string[] = []
  for (const flow of flows) {
    const layout = await layOut(chartOf(flow.machine))
    const files: [path: string, content: string][] = [
      [layoutFile(flow), writeLayout(layout)],
      [diagramFile(flow), asSvg(flow.title, flow.machine, layout, diagramStyle)],
    ]
    for (const [path, content] of files) {
      const drifted = await settle(path, content, check)
      if (check && drifted) complaints.push(`${path} is not what npm run gen writes`)
    }
  }
  return complaints
}
