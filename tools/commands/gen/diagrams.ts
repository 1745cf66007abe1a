import { type Flow, flows } from '../../../machines/registry.ts'
import { draw } from '../../diagrams/draw.ts'
import { diagramFile, settle } from './flow-files.ts'

/** Draws each flow. Answers the diagrams that were not up to date. */
export async function generateDiagrams({
  check,
  only = flows,
}: {
  check: boolean
  only?: Flow[]
}): Promise<string[]> {
  const drifted: string[] = []
  for (const flow of only) {
    if (await settle(diagramFile(flow), await draw(flow), check)) drifted.push(diagramFile(flow))
  }
  return drifted
}
