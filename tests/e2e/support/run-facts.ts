import type { BrowserLaunch } from '../../support/browser/launch-options.ts'

/** The environment variables through which the set-up of a run passes its results to the worker processes. */
const addressName = 'PHAEN_E2E_ADDRESS'
const databaseName = 'PHAEN_E2E_DATABASE'
const adminName = 'PHAEN_E2E_DATABASE_ADMIN'
const launchName = 'PHAEN_E2E_BROWSER'
const wholeLaunchName = 'PHAEN_E2E_WHOLE_BROWSER'
const pathLaunchName = 'PHAEN_E2E_PATH_BROWSER'

/** The address of another implementation, on which a tester runs the paths. */
export const otherShopName = 'PHAEN_PATHS_URL'

export function setWorkerEnvironment(address: string, { url, adminUrl }: RunDatabase): void {
  process.env[addressName] = address
  process.env[databaseName] = url
  process.env[adminName] = adminUrl
}

export interface RunDatabase {
  url: string
  /** Connects as a role that may create databases beside it. */
  adminUrl: string
}

interface Launches {
  whole: BrowserLaunch
  walks: BrowserLaunch
  paths: BrowserLaunch
}

export function setBrowserEnvironment({ whole, walks, paths }: Launches): void {
  process.env[wholeLaunchName] = JSON.stringify(whole)
  process.env[launchName] = JSON.stringify(walks)
  process.env[pathLaunchName] = JSON.stringify(paths)
}

export function shopAddressOfRun(): string | undefined {
  return process.env[addressName]
}

export function otherShopOfRun(): string | undefined {
  return process.env[otherShopName]
}

export function databaseOfRun(): string | undefined {
  return process.env[databaseName]
}

export function databaseAdminOfRun(): string | undefined {
  return process.env[adminName]
}

export const browserLaunchOfRun = () => launchIn(launchName)

/** The browser that shoppers have: the headless shell remembers pictures and sets letters otherwise. */
export const wholeBrowserLaunchOfRun = () => launchIn(wholeLaunchName)

export const pathBrowserLaunchOfRun = () => launchIn(pathLaunchName)

function launchIn(name: string): BrowserLaunch | undefined {
  const given = process.env[name]
  return given === undefined ? undefined : JSON.parse(given)
}
