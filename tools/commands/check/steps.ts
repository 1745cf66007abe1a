import { join } from 'node:path'
import { problemsOf, summaryOf } from '../../../tests/spec/checklist.ts'
import { readEvidence } from '../../../tests/spec/evidence.ts'
import { programStep, root, type Step } from './step.ts'

const installed = (program: string) => join(root, 'node_modules', program)
const typesCache = join(root, '.cache/types.tsbuildinfo')

const checklist: Step = {
  name: 'checklist',
  run: async () => {
    const evidence = await readEvidence(root)
    const problems = problemsOf(evidence)
    return {
      passed: problems.length === 0,
      output: [...problems, summaryOf(evidence.requirements)].join('\n'),
    }
  },
}

/** The steps of `npm run check`, slow ones first. */
export const allSteps = (): Step[] => [
  programStep(
    'types',
    installed('typescript/bin/tsc'),
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    typesCache,
  ),
  programStep('unused', installed('knip/bin/knip.js'), '--no-progress', '--no-config-hints'),
  programStep('drift', '--import', 'tsx', 'tools/commands/gen.ts', '--check'),
  programStep('format', installed('oxfmt/bin/oxfmt'), '--check'),
  programStep('lint', installed('oxlint/bin/oxlint')),
  checklist,
]
