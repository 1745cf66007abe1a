import pg from 'pg'
import { DatabaseStartError, errorText } from '../database-start-error.ts'
import { errorCode } from '../error-code.ts'

const name = 'phaen'

export type Addresses = { url: string; adminUrl: string }

/**
 * The shop uses a role without the rights of PostgreSQL's own `postgres`, as it would on a server of someone
 * else's, so that a hole in a query opens no way to the machine's files.
 */
export async function ensureShopRole(port: number, password: string): Promise<Addresses> {
  const addresses = addressesAt(port, password)
  const { adminUrl } = addresses
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role,
              exists (select from pg_database where datname = $1) as database`,
      [name],
    )
    if (!rows[0]?.role)
      await client.query(`create role ${name} login password ${client.escapeLiteral(password)}`)
    if (!rows[0]?.database) await client.query(`create database ${name} owner ${name}`)
  } catch (error) {
    throw new DatabaseStartError(
      errorCode(error) === '28P01'
        ? `The file with the database's password does not fit the database: bring it back from a copy.`
        : `The database started but cannot be used: ${errorText(error)}`,
      error,
    )
  } finally {
    await client.end().catch(() => undefined)
  }
  return addresses
}

export function addressesAt(port: number, password: string): Addresses {
  // Said in the address, because PGSSLMODE in the surrounding would otherwise ask for what is not there.
  const address = (role: string) =>
    `postgresql://${role}:${password}@127.0.0.1:${port}/${role}?sslmode=disable`
  return { url: address(name), adminUrl: address('postgres') }
}
