import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbeddedDatabase } from '../../../server/db/embedded/open-embedded-database.ts'
import { addressOf, startShopServer } from './shop-server.ts'

export interface OwnShop {
  address: string
  /** Changes what the shop shows, as nobody could through its API. */
  query: (statement: string, values?: unknown[]) => Promise<void>
  close: () => Promise<void>
}

/** A shop with a database of its own, whose content a test may spoil. */
export async function openOwnShop(): Promise<OwnShop> {
  const folder = await mkdtemp(join(tmpdir(), 'phaen-own-shop-'))
  const database = await openEmbeddedDatabase({ dataDir: folder, purpose: 'throwaway', log: () => undefined })
  const server = startShopServer(database.url)
  const address = await addressOf(server)
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  return {
    address,
    query: async (statement, values = []) => void (await pool.query(statement, values)),
    async close() {
      server.signal('SIGINT')
      await server.ended
      await pool.end()
      await database.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
