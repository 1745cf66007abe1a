import type pg from 'pg'
import { ConfigError } from '../config.ts'
import { sandboxStaff } from '../../sample-shop/accounts/sandbox-staff.ts'
import { sandboxAccounts } from '../../sample-shop/accounts/sandbox-accounts.ts'

/** Queries that find data left by sandbox mode. */
const traces = {
  'sandbox accounts, whose password everybody knows': 'select from customers where id = any ($1)',
  'sandbox staff, whose second factor everybody knows': 'select from staff where id = any ($1)',
  'sandbox orders': 'select from orders where customer_id = any ($1)',
  'payments of the sandbox page': 'select from sandbox_payments where $1::text[] is not null',
  'messages with codes in them': 'select from messages where $1::text[] is not null',
}

/** Refuses to open a production shop on a sandbox database: others could sign in, and unpaid orders would look paid. */
export async function refuseSandboxData(pool: pg.Pool): Promise<void> {
  const ids = [...sandboxAccounts, ...sandboxStaff].map(({ id }) => id)
  const found: string[] = []
  for (const [name, query] of Object.entries(traces)) {
    const { rows } = await pool.query<{ found: boolean }>(`select exists (${query}) as found`, [ids])
    if (rows[0]?.found) found.push(name)
  }
  if (found.length === 0) return
  throw new ConfigError(
    `The shop cannot open: its database was used in sandbox mode and still has ${found.join('; ')}. Give the shop in production a database of its own, by DATABASE_URL or DATA_DIR.`,
  )
}
