import { projectRoot } from '../../../server/config.ts'
import { freePort } from '../../support/free-port.ts'
import { startProcess, type StartedProcess } from '../../support/started-process.ts'
import { databaseOfRun } from './run-facts.ts'

/** Starts the built shop on a free port, or on the port that it is to have again. */
export function startShopServer(
  databaseUrl: string,
  port = '0',
  settings: NodeJS.ProcessEnv = {},
): StartedProcess {
  // The tests say from which network they come, as a proxy would.
  const env = { ...process.env, PORT: port, DATABASE_URL: databaseUrl, TRUST_PROXY: '1', ...settings }
  return startProcess([process.execPath, 'dist/server/main.js'], { cwd: projectRoot(), env })
}

export async function addressOf(server: StartedProcess): Promise<string> {
  const ready = await server.line(/ is open at http/, 60)
  return ready.slice(ready.indexOf('http')).trim()
}

/** A second server of the same shop, which a test may kill. */
export interface RestartableShop {
  address: string
  kill: () => Promise<void>
  /** Starts it again under the address that it had. */
  restart: () => Promise<void>
}

export async function openRestartableShop(): Promise<RestartableShop> {
  const databaseUrl = databaseOfRun() ?? ''
  let server = startShopServer(databaseUrl)
  const address = await addressOf(server)
  return {
    address,
    kill: async () => {
      server.signal('SIGKILL')
      await server.ended
    },
    restart: async () => {
      server = startShopServer(databaseUrl, new URL(address).port)
      await addressOf(server)
    },
  }
}

/** A server of the same shop that takes payments by a provider of its own, and knows where it is reached. */
export async function openShopWith(
  settings: NodeJS.ProcessEnv,
): Promise<{ address: string; close: () => Promise<void> }> {
  const port = String(await freePort())
  const address = `http://localhost:${port}`
  const server = startShopServer(databaseOfRun() ?? '', port, {
    ...settings,
    SHOP_URL: address,
    API_URL: address,
  })
  await addressOf(server)
  return {
    address,
    close: async () => {
      server.signal('SIGINT')
      await server.ended
    },
  }
}
