import { join } from 'node:path'
import { projectRoot } from '../../../server/config.ts'
import { startProcess } from '../../../tests/support/started-process.ts'

export const root = projectRoot()

/** The program of a package, run by node itself: without a shell, signals reach it. */
export const installed = (program: string): string => join(root, 'node_modules', program)

export interface StepOutcome {
  passed: boolean
  /** The whole output of a failed step; at most one line for a step that passed. */
  output: string
}

export interface Step {
  name: string
  run: () => Promise<StepOutcome>
}

/** A program that passes with exit code 0; its output is shown only when it fails. */
export function programStep(name: string, program: string, ...args: string[]): Step {
  return {
    name,
    run: async () => {
      const started = startProcess([process.execPath, program, ...args], {
        cwd: root,
        env: plain(process.env),
      })
      const passed = (await started.ended) === 0
      return { passed, output: passed ? '' : started.output() }
    },
  }
}

/** Node warns when both NO_COLOR and FORCE_COLOR are set. */
const plain = ({ FORCE_COLOR: _, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  NO_COLOR: '1',
})
