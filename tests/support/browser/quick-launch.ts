import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BrowserLaunch } from './launch-options.ts'
import { runCommand, thisMachine, type Machine } from './machine.ts'

/** Pictures and typefaces that nobody looks at, and code made faster than pages of two seconds can use. */
const spared = [
  '--blink-settings=imagesEnabled=false',
  '--disable-remote-fonts',
  '--js-flags=--no-maglev --no-opt --no-flush-bytecode',
]

/** The same browser for tests that only read and press: its headless shell, if that is installed beside it. */
export async function quickLaunch(
  { executablePath, args, chromiumSandbox }: BrowserLaunch,
  machine: Machine = thisMachine(console.log),
): Promise<BrowserLaunch> {
  const shell = join(dirname(executablePath), 'chromium-headless-shell')
  const hasShell = existsSync(shell) && (await runCommand(machine, [shell, '--version'], 30)).succeeded
  return {
    executablePath: hasShell ? shell : executablePath,
    args: [...args, ...spared],
    chromiumSandbox,
  }
}
