import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { projectRoot } from '../../../server/config.ts'

export interface Program {
  pid: number
  origin: string
  end: () => Promise<void>
}

/** Starts a program of this project and waits for the address that it prints. */
export async function startProgram(args: string[], env: NodeJS.ProcessEnv = {}): Promise<Program> {
  const child = startNode(args, env)
  const origin = await addressSaid(child)
  return {
    pid: child.pid ?? 0,
    origin,
    async end() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

export async function runProgram(args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = startNode(args, env)
  child.stdout?.resume()
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
}

function startNode(args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: projectRoot(),
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
}

async function addressSaid(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The program has no output')
  for await (const line of createInterface(child.stdout)) {
    const address = /http:\/\/\S+/.exec(line)
    if (address) return address[0]
  }
  throw new Error('The program ended before it was open')
}
