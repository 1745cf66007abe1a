import { existsSync } from 'node:fs'
import { installBrowser } from './install-browser.ts'
import { onPath, runCommand, thisMachine, type Machine } from './machine.ts'
import { browserNames } from './usual-places.ts'

/**
 * Returns the path of a Chrome or Chromium that runs: `CHROMIUM_PATH`, a system browser, Playwright's own, or a
 * newly installed browser. A candidate that does not run is skipped with a message.
 */
export async function findBrowser(machine: Machine = thisMachine(console.log)): Promise<string> {
  const passedOver = new Set<string>()
  const firstThatRuns = () => firstCandidateThatRuns(machine, passedOver)
  return (await firstThatRuns()) ?? (await installBrowser(machine, firstThatRuns))
}

async function firstCandidateThatRuns(
  machine: Machine,
  passedOver: Set<string>,
): Promise<string | undefined> {
  for (const path of candidates(machine)) {
    if (await runs(machine, path)) return path
    if (!passedOver.has(path)) machine.say(`Passing over a browser that does not run: ${path}`)
    passedOver.add(path)
  }
  return undefined
}

function candidates(machine: Machine): string[] {
  const named = machine.env.CHROMIUM_PATH
  const onThePath = browserNames.flatMap((name) => onPath(machine, name) ?? [])
  const elsewhere = [...onThePath, ...machine.usualPlaces, machine.playwrightBrowser]
  return [...new Set([...(named ? [named] : []), ...elsewhere.filter((path) => existsSync(path))])]
}

/** On Windows, Chrome opens a window when asked for its version, so there it only has to exist. */
async function runs(machine: Machine, path: string): Promise<boolean> {
  if (machine.platform === 'win32') return existsSync(path)
  return (await runCommand(machine, [path, '--version'], 30)).succeeded
}
