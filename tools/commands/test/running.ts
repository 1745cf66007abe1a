import { setTimeout as pause } from 'node:timers/promises'
import { descendants, stillRunning } from './process-tree.ts'
import { signalIfThere, startProcess, type StartedProcess } from './started-process.ts'

const minutesForOnePart = process.env.PHAEN_FAULTS === 'long' ? 120 : 30

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

/** Asks the running part to end, gives it time to clean up, and kills the processes that are left. */
export async function endEverything(secondsToEnd = 10): Promise<void> {
  const below = current?.pid ?? process.pid
  const started = new Set(descendants(below))
  if (current === undefined) started.forEach((pid) => signalIfThere(pid, 'SIGINT'))
  else current.signal('SIGINT')
  const deadline = Date.now() + secondsToEnd * 1000
  while (stillRunning([...started]).length > 0 && Date.now() < deadline) {
    await pause(50)
    descendants(below).forEach((pid) => started.add(pid))
  }
  current?.signal('SIGKILL')
  stillRunning([...started]).forEach((pid) => signalIfThere(pid, 'SIGKILL'))
}

/** Some programs warn when both NO_COLOR and FORCE_COLOR are set. */
function quiet({ NO_COLOR: _, FORCE_COLOR: __, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return env
}
