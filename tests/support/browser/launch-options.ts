import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand, thisMachine, type Machine } from './machine.ts'

export interface BrowserLaunch {
  executablePath: string
  args: string[]
  chromiumSandbox: boolean
}

const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Playwright's launch options for a browser without a screen, with the sandbox wherever that is possible. */
export async function browserLaunch(
  executablePath: string,
  machine: Machine = thisMachine(console.log),
): Promise<BrowserLaunch> {
  const chromiumSandbox = !machine.isRoot && (await startsInSandbox(executablePath, machine))
  const sandboxFlags = chromiumSandbox ? [] : ['--no-sandbox']
  return { executablePath, args: [...sandboxFlags, ...quietFlags], chromiumSandbox }
}

/** The same browser without making code faster than pages of two seconds can use: a tenth less work for the processor. */
export const walkLaunch = (launch: BrowserLaunch): BrowserLaunch => ({
  ...launch,
  args: [...launch.args, '--js-flags=--no-maglev --no-opt --no-flush-bytecode'],
})

/** For tests that only read and press: without pictures and typefaces, at which nobody looks. */
export const pathLaunch = (launch: BrowserLaunch): BrowserLaunch => ({
  ...launch,
  args: [...launch.args, '--blink-settings=imagesEnabled=false', '--disable-remote-fonts'],
})

/** Starts the browser to test its sandbox, because a container often forbids what the sandbox needs. */
async function startsInSandbox(executablePath: string, machine: Machine): Promise<boolean> {
  const profile = mkdtempSync(join(tmpdir(), 'phaen-browser-'))
  const page = ['--headless', `--user-data-dir=${profile}`, '--dump-dom', 'about:blank']
  const { succeeded } = await runCommand(machine, [executablePath, ...quietFlags, ...page], 30)
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  return succeeded
}
