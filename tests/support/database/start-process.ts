import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { projectRoot } from '../../../server/config.ts'

export type StartedProcess<Answer> = {
  /** The first line that the process wrote, parsed as JSON. */
  answer: Answer
  /** The exit code; null when a signal ended the process. */
  exit: Promise<number | null>
  /** Sends a signal and waits until the process has ended. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** Runs a program of this project, as the leader of a process group, and waits for its first line. */
export async function startProcess<Answer>(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<StartedProcess<Answer>> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    cwd: projectRoot(),
    env,
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit').then(() => child.exitCode)
  const answer: Answer = JSON.parse(await firstLine(child))
  return {
    answer,
    exit,
    end(signal) {
      // Signals the whole group, as a terminal does at Ctrl-C, so that child processes get the signal too.
      process.kill(-(child.pid ?? 0), signal)
      return exit
    },
  }
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The process has no output.')
  for await (const line of createInterface(child.stdout)) return line
  throw new Error('The process said nothing.')
}
