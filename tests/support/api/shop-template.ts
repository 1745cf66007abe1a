import { inject } from 'vitest'
import pg from 'pg'
import { seedWhenEmpty } from '../../../server/seed/seed.ts'
import { asAdmin, urlOfDatabase } from '../database/admin.ts'

/** The name of a database with the sample shop. The first caller of a run fills it; the others wait. */
export async function shopTemplate(): Promise<string> {
  const { adminUrl, url, prefix, template } = inject('testServer')
  const name = `${prefix}shop`
  await asAdmin(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    const owner = client.escapeIdentifier(decodeURIComponent(new URL(url).username))
    await client.query(`create database "${name}_half" template "${template}" owner ${owner}`)
    await fill(urlOfDatabase(url, `${name}_half`))
    await client.query(`alter database "${name}_half" rename to "${name}"`)
  })
  return name
}

async function fill(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  try {
    await seedWhenEmpty(pool, 'sandbox')
  } finally {
    await pool.end()
  }
}
