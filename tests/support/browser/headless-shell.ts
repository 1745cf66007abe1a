import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { installHeadlessShell } from './install-browser.ts'
import { runCommand, thisMachine, type Machine } from './machine.ts'

/** The headless shell beside Debian's Chromium, installed if need be, which takes a fifth less of the processor; else the browser itself. */
export async function headlessShell(
  browser: string,
  machine: Machine = thisMachine(console.log),
): Promise<string> {
  const shell = join(dirname(browser), 'chromium-headless-shell')
  if (!existsSync(shell) && basename(browser) === 'chromium') await installHeadlessShell(machine)
  const runs = existsSync(shell) && (await runCommand(machine, [shell, '--version'], 30)).succeeded
  return runs ? shell : browser
}
