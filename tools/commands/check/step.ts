import { fileURLToPath } from 'node:url'
import { startProcess } from '../test/started-process.ts'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

export interface StepOutcome {
  passed: boolean
  /** Of a failing step all that it says; of a passing one at most a line worth telling. */
  output: string
}

export interface Step {
  name: string
  run: () => Promise<StepOutcome>
}

/** A program that says by its exit code whether it is content; what it says then is not worth telling. */
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

/** Node warns when both words about colour are set. */
const plain = ({ FORCE_COLOR: _, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  NO_COLOR: '1',
})
