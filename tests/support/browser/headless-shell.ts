import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runCommand, thisMachine, type Machine } from './machine.ts'

/** The headless shell that is installed beside a browser, which takes a fifth less of the processor; else the browser itself. */
export async function headlessShell(
  browser: string,
  machine: Machine = thisMachine(console.log),
): Promise<string> {
  const shell = join(dirname(browser), 'chromium-headless-shell')
  const runs = existsSync(shell) && (await runCommand(machine, [shell, '--version'], 30)).succeeded
  return runs ? shell : browser
}
