import type { Recording } from './recording.ts'

/** Where a test finds the machine. */
export interface CaseFiles {
  /** The name under which the machine's file exports it. */
  exported: string
  machineFile: string
}

/**
 * A recording as a test for the machine's folder. It fails as the recorded actor did, for as long as the moves lead to
 * the recorded end; what should have happened instead is for its reader to say.
 */
export function asCase(recording: Recording, { exported, machineFile }: CaseFiles): string {
  const last = recording.steps.at(-1)
  const end = JSON.stringify(last?.value)
  return `import { expect, it } from 'vitest'
import { replayRecording } from '@phaen/statecharts'
import { ${exported} } from '${machineFile}'

const recorded = ${JSON.stringify(recording, undefined, 2)}

it('does not end as it was recorded', () => {
  const { difference } = replayRecording(${exported}, recorded)
  expect(difference, ${JSON.stringify(`it still ends in ${end}`)}).toBeDefined()
})
`
}
