import { setTimeout as pause } from 'node:timers/promises'
import { descendants, stillRunning } from './process-tree.ts'
import { signalIfThere, startProcess, type StartedProcess } from './started-process.ts'

const minutesForOnePart = 20

let current: StartedProcess | undefined

/** Runs the program of a part to its end. Only one runs at a time. */
export async function runToEnd(command: string[], env: NodeJS.ProcessEnv = {}): Promise<StartedProcess> {
  const started = startProcess(command, { env: { ...quiet(process.env), ...env } })
  current = started
  const limit = setTimeout(() => void endEverything(), minutesForOnePart * 60_000)
  await started.ended
  clearTimeout(limit)
  current = undefined
  return started
}

/** Asks the running part to end, gives it a moment to tidy up, and ends by force whatever is left of it. */
export async function endEverything(secondsToEnd = 10): Promise<void> {
  const started = descendants(process.pid)
  if (current === undefined) started.forEach((pid) => signalIfThere(pid, 'SIGINT'))
  else current.signal('SIGINT')
  const patience = Date.now() + secondsToEnd * 1000
  while (stillRunning(started).length > 0 && Date.now() < patience) await pause(50)
  for (const pid of [...stillRunning(started), ...descendants(process.pid)]) signalIfThere(pid, 'SIGKILL')
}

/** Node warns when both words about colour are set, and Playwright sets the second. */
function quiet({ NO_COLOR: _, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, FORCE_COLOR: '0' }
}
