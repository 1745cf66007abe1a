import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { inject } from 'vitest'
import { asAdmin, urlOfDatabase } from './admin.ts'

/** Connections that stay for more than two seconds are terminated. */
const maxLooks = 200

export type TestDatabase = { name: string; url: string; drop(): Promise<void> }

/** Copies a database for a test file, or for a test. The end of the run removes databases that were not dropped. */
export async function createTestDatabase(template = inject('testServer').template): Promise<TestDatabase> {
  const { adminUrl, url, prefix } = inject('testServer')
  const name = `${prefix}${randomBytes(6).toString('hex')}`
  await asAdmin(adminUrl, async (client) => {
    const owner = client.escapeIdentifier(decodeURIComponent(new URL(url).username))
    await untilLeft(client, template)
    // The default writes every page of the copy into the log as well, which takes two to three times as long.
    await client.query(`create database "${name}" template "${template}" strategy file_copy owner ${owner}`)
  })
  return {
    name,
    url: urlOfDatabase(url, name),
    drop: () =>
      asAdmin(adminUrl, async (client) => {
        await untilLeft(client, name)
        await client.query(`drop database if exists "${name}" with (force)`)
      }),
  }
}

/** A pool ends before its connections do: one that is there forbids a copy, and terminating it would raise an error in a test that is over. */
async function untilLeft(client: Client, name: string): Promise<void> {
  for (let look = 0; look < maxLooks; look += 1) {
    const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [name])
    if (rowCount === 0) return
    await pause(10)
  }
}
