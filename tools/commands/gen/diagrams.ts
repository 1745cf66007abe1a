import { type Flow, flows } from '../../../machines/registry.ts'
import { draw } from '../../diagrams/draw.ts'
import { diagramFile, settle } from './flow-files.ts'

/** Draws each flow. With `check` it writes nothing and returns a complaint for each diagram that is not up to date. */
export async function generateDiagrams({
  check,
  only = flows,
}: {
  check: boolean
  only?: Flow[]
}): Promise<string[]> {
  const complaints: string[] = []
  for (const flow of only) {
    const file = diagramFile(flow)
    const drifted = await settle(file, await draw(flow), check)
    if (check && drifted) complaints.push(`${file} is not what npm run gen writes`)
  }
  return complaints
}
