import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { asAdmin, urlOfDatabase } from '../../support/database/admin.ts'
import { databaseAdminOfRun, databaseOfRun } from './run-facts.ts'
import { addressOf, startShopServer } from './shop-server.ts'

export interface OwnShop {
  address: string
  /** Changes what the shop shows, as nobody could through its API. */
  query: (statement: string, values?: unknown[]) => Promise<void>
  close: () => Promise<void>
}

/** A shop with a database of its own, whose content a test may spoil. */
export async function openOwnShop(): Promise<OwnShop> {
  const runUrl = new URL(databaseOfRun() ?? '')
  // The end of the run removes every database whose name begins as that of its own.
  const name = `${runUrl.pathname.slice(1)}_${randomUUID().slice(0, 8)}`
  await asAdmin(databaseAdminOfRun() ?? '', (client) => {
    const owner = client.escapeIdentifier(decodeURIComponent(runUrl.username))
    return client.query(`create database "${name}" owner ${owner} template template0 encoding 'UTF8'`)
  })
  const url = urlOfDatabase(runUrl.href, name)
  const server = startShopServer(url)
  const address = await addressOf(server)
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  return {
    address,
    query: async (statement, values = []) => void (await pool.query(statement, values)),
    async close() {
      server.signal('SIGINT')
      await server.ended
      await pool.end()
    },
  }
}
