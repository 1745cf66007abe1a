import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startProcess } from '../../../tools/commands/test/started-process.ts'
import { findBrowser } from '../../support/browser/find-browser.ts'
import { browserLaunch } from '../../support/browser/launch-options.ts'
import { urlOfDatabase } from '../../support/database/admin.ts'
import startDatabaseServer, { type TestServer } from '../../support/database/global-setup.ts'
import { tellWorkers } from './run-facts.ts'
import { addressOf, startShopServer } from './shop-server.ts'

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url))
const results = fileURLToPath(new URL('../../../test-results', import.meta.url))

/** Builds what is out of date and serves the shop from a temporary database for the duration of the run. */
export default async function serveTheShop(): Promise<() => Promise<void>> {
  const launch = await browserLaunch(await findBrowser())
  await build()
  const database = await openDatabase()
  try {
    const shop = await startShop(database.url)
    tellWorkers(shop.address, database.url, launch)
    return async () => {
      await shop.stop()
      await database.clear()
    }
  } catch (error) {
    await database.clear()
    throw error
  }
}

async function build(): Promise<void> {
  const building = startProcess([process.execPath, '--import', 'tsx', 'server/commands/prepare.ts'], {
    cwd: projectRoot,
  })
  if ((await building.ended) !== 0) throw new Error(`The shop could not be built:\n${building.output()}`)
}

/** Uses the run's template database directly: this run makes no copies of it. */
async function openDatabase(): Promise<{ url: string; clear: () => Promise<void> }> {
  let url = ''
  const provide = (_: 'testServer', server: TestServer) => (url = urlOfDatabase(server.url, server.template))
  const clear = await startDatabaseServer({ provide })
  return { url, clear }
}

async function startShop(databaseUrl: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = startShopServer(databaseUrl)
  const stop = async () => {
    server.signal('SIGINT')
    await server.ended
    mkdirSync(results, { recursive: true })
    writeFileSync(`${results}/e2e-server.log`, server.output())
  }
  return { address: await addressOf(server), stop }
}
