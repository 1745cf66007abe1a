import type { BrowserLaunch } from '../../support/browser/launch-options.ts'

/** What the set-up of a run finds out and each worker, a process of its own, has to know. */
const addressName = 'PHAEN_E2E_ADDRESS'
const launchName = 'PHAEN_E2E_BROWSER'

export function tellWorkers(address: string, launch: BrowserLaunch): void {
  process.env[addressName] = address
  process.env[launchName] = JSON.stringify(launch)
}

export function shopAddressOfRun(): string | undefined {
  return process.env[addressName]
}

export function browserLaunchOfRun(): BrowserLaunch | undefined {
  const told = process.env[launchName]
  return told === undefined ? undefined : JSON.parse(told)
}
