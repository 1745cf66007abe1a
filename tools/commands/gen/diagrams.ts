import { type Flow, flows } from '../../../machines/registry.ts'
import { draw } from '../../diagrams/draw.ts'
import { diagramFile, settle } from './flow-files.ts'

/** Draws each flow. With `check` nothing is written, and the diagrams that are not up to date are named. */
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
    if (check && drifted) complaints.push(`${file} is not what npm run gen makes`)
  }
  return complaints
}
