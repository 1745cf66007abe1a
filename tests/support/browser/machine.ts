import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { usualPlaces } from './usual-places.ts'

/** Everything that the search for a browser reads from the machine, so that a test can replace it. */
export interface Machine {
  platform: NodeJS.Platform
  env: NodeJS.ProcessEnv
  isRoot: boolean
  /** Full paths where a system browser may be installed without being on the PATH. */
  usualPlaces: string[]
  /** The path where Playwright keeps the browser that it downloads. */
  playwrightBrowser: string
  /** The command that makes Playwright download its browser. */
  playwrightInstall: string[]
  say: (line: string) => void
}

export interface CommandResult {
  succeeded: boolean
  output: string
}

const playwrightCli = join(
  dirname(createRequire(import.meta.url).resolve('playwright/package.json')),
  'cli.js',
)

export function thisMachine(say: (line: string) => void): Machine {
  return {
    platform: process.platform,
    env: process.env,
    isRoot: process.getuid?.() === 0,
    usualPlaces: usualPlaces(process.platform, process.env),
    playwrightBrowser: existingPath(() => chromium.executablePath()),
    playwrightInstall: [process.execPath, playwrightCli, 'install', '--no-shell', 'chromium'],
    say,
  }
}

/** Returns an empty path where Playwright has no browser for the platform and throws. */
function existingPath(ask: () => string): string {
  try {
    return ask()
  } catch {
    return ''
  }
}

/** Runs a command. The time limit, or the end of this process, kills it together with its child processes. */
export function runCommand(
  machine: Machine,
  [command = '', ...args]: string[],
  seconds: number,
): Promise<CommandResult> {
  const ownGroup = process.platform !== 'win32'
  const child = spawn(command, args, {
    env: machine.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: ownGroup,
  })
  const end = () => {
    if (child.exitCode !== null || child.pid === undefined) return
    if (ownGroup) process.kill(-child.pid, 'SIGKILL')
    else child.kill()
  }
  const limit = setTimeout(end, seconds * 1000)
  process.once('exit', end)
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  return new Promise((resolve) => {
    const finish = (succeeded: boolean) => {
      clearTimeout(limit)
      process.off('exit', end)
      resolve({ succeeded, output })
    }
    child.once('error', () => finish(false))
    child.once('close', (code) => finish(code === 0))
  })
}

export function onPath(machine: Machine, name: string): string | undefined {
  const separator = machine.platform === 'win32' ? ';' : ':'
  const folders = (machine.env.PATH ?? '').split(separator).filter((folder) => folder !== '')
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}
