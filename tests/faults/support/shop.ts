import { setTimeout as pause } from 'node:timers/promises'
import { addressOf, startShopServer } from '../../e2e/support/shop-server.ts'
import type { StartedProcess } from '../../support/started-process.ts'

/** One process of the built shop, as `npm start` runs it. */
export interface Shop {
  origin: string
  pid: number
  output: () => string
  /** Ends it as a power cut would. */
  kill: () => Promise<void>
  /** Asks it to end; returns its exit code. */
  leave: () => Promise<number | null>
}

/** Where the shop's data are: another's database, or a folder for its own. */
export type ShopData = { databaseUrl: string } | { dataDir: string }

export async function startShop(data: ShopData, port = '0', settings: NodeJS.ProcessEnv = {}): Promise<Shop> {
  const own = 'dataDir' in data ? { DATA_DIR: data.dataDir, ...settings } : settings
  const server = startShopServer('databaseUrl' in data ? data.databaseUrl : '', port, own)
  const origin = await addressOf(server)
  return { origin, pid: server.pid, output: server.output, ...endsOf(server) }
}

function endsOf(server: StartedProcess): Pick<Shop, 'kill' | 'leave'> {
  const end = (signal: NodeJS.Signals) => {
    server.signal(signal)
    return server.ended
  }
  return { kill: async () => void (await end('SIGKILL')), leave: () => end('SIGTERM') }
}

export const portOf = ({ origin }: Pick<Shop, 'origin'>): string => new URL(origin).port

/** Polls until the look succeeds; fails with what it saw last. */
export async function untilTrue(look: () => Promise<boolean>, seconds: number, what: string): Promise<void> {
  const end = performance.now() + seconds * 1000
  while (!(await look().catch(() => false))) {
    if (performance.now() > end) throw new Error(`${seconds} s went by before ${what}`)
    await pause(25)
  }
}
