import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FullConfig } from 'playwright/test'
import { buildIfStale } from '../../../tools/build/build-if-stale.ts'
import { projectRoot } from '../../../server/config.ts'
import { findBrowser } from '../../support/browser/find-browser.ts'
import { headlessShell } from '../../support/browser/headless-shell.ts'
import { browserLaunch, pathLaunch, walkLaunch } from '../../support/browser/launch-options.ts'
import { urlOfDatabase } from '../../support/database/admin.ts'
import startDatabaseServer, { type TestServer } from '../../support/database/global-setup.ts'
import { otherShopOfRun, setBrowserEnvironment, setWorkerEnvironment, type RunDatabase } from './run-facts.ts'
import { addressOf, startShopServer } from './shop-server.ts'

const results = join(projectRoot(), 'test-results')

/** Builds what is out of date and serves the shop from a temporary database for the duration of the run, unless it is to test another one. */
export default async function serveTheShop({ projects }: FullConfig): Promise<() => Promise<void>> {
  const browser = await findBrowser()
  const isLookedAt = projects.some(({ use }) => use.headless === false)
  const whole = await browserLaunch(browser)
  const walks = isLookedAt ? whole : walkLaunch({ ...whole, executablePath: await headlessShell(browser) })
  setBrowserEnvironment({ whole, walks, paths: isLookedAt ? whole : pathLaunch(walks) })
  const other = otherShopOfRun()
  if (other !== undefined) {
    setWorkerEnvironment(other, { url: '', adminUrl: '' })
    return async () => undefined
  }
  await buildIfStale()
  const database = await openDatabase()
  try {
    const shop = await startShop(database.url)
    setWorkerEnvironment(shop.address, database)
    return () => shop.stop().finally(() => database.clear())
  } catch (error) {
    await database.clear()
    throw error
  }
}

/** Uses the run's template database directly: this run makes no copies of it. */
async function openDatabase(): Promise<RunDatabase & { clear: () => Promise<void> }> {
  let found: RunDatabase = { url: '', adminUrl: '' }
  const provide = (_: 'testServer', { url, adminUrl, template }: TestServer) =>
    (found = { url: urlOfDatabase(url, template), adminUrl })
  const clear = await startDatabaseServer({ provide })
  return { ...found, clear }
}

interface RunningShop {
  address: string
  stop: () => Promise<void>
}

async function startShop(databaseUrl: string): Promise<RunningShop> {
  const server = startShopServer(databaseUrl)
  const stop = async () => {
    server.signal('SIGINT')
    await server.ended
    mkdirSync(results, { recursive: true })
    writeFileSync(`${results}/e2e-server.log`, server.output())
  }
  return { address: await addressOf(server), stop }
}
