import { spawn } from 'node:child_process'

export interface StartedProcess {
  pid: number
  /** All output so far. */
  output: () => string
  /** The exit code, once the process has ended and closed its output; null when a signal ended it. */
  ended: Promise<number | null>
  /** The first line that matches. Rejects with all output if the process ends or the time is over first. */
  line: (pattern: RegExp, seconds: number) => Promise<string>
  /** Sends a signal to the process alone. */
  signal: (signal: NodeJS.Signals) => void
  /** Sends a signal to the process and its group, as Ctrl-C in a terminal does. */
  signalGroup: (signal: NodeJS.Signals) => void
}

export interface StartOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
  uid?: number
  gid?: number
}

const hasGroups = process.platform !== 'win32'

/**
 * Starts a program without input, in its own process group, so that Ctrl-C reaches it only through this process. It is
 * killed when this process exits.
 */
export function startProcess([program = '', ...args]: string[], options: StartOptions = {}): StartedProcess {
  const child = spawn(program, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: hasGroups,
  })
  let output = ''
  const append = (chunk: string) => (output += chunk)
  child.stdout.setEncoding('utf8').on('data', append)
  child.stderr.setEncoding('utf8').on('data', append)
  const signal = (name: NodeJS.Signals) => void (child.exitCode === null && child.kill(name))
  const signalGroup = (name: NodeJS.Signals) =>
    hasGroups && child.pid ? signalIfThere(-child.pid, name) : signal(name)
  const endWithUs = () => signalGroup('SIGKILL')
  process.once('exit', endWithUs)
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', (error) => append(`${error.message}\n`))
    child.once('close', (code) => {
      process.off('exit', endWithUs)
      resolve(code)
    })
  })
  return {
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    signal,
    signalGroup,
    line: (pattern, seconds) =>
      new Promise((resolve, reject) => {
        const give = (action: () => void) => {
          clearTimeout(limit)
          child.stdout.off('data', look)
          action()
        }
        const fail = (reason: string) => () => reject(new Error(`${reason} before ${pattern}:\n${output}`))
        const look = () => {
          const found = output.split('\n').find((line) => pattern.test(line))
          if (found !== undefined) give(() => resolve(found))
        }
        const limit = setTimeout(() => give(fail(`${seconds} s went by`)), seconds * 1000)
        child.stdout.on('data', look)
        void ended.then(() => give(fail('It ended')))
        look()
      }),
  }
}

/** Ignores a process that has ended or belongs to another user. */
export function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    return
  }
}
