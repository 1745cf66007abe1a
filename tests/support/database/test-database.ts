import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { asAdmin, urlOfDatabase } from './admin.ts'

export type TestDatabase = { url: string; drop(): Promise<void> }

/** Copies the template for a test file. The end of the run removes databases that were not dropped. */
export async function createTestDatabase(template = inject('testServer').template): Promise<TestDatabase> {
  const { adminUrl, url, prefix } = inject('testServer')
  const name = `${prefix}${randomBytes(6).toString('hex')}`
  await asAdmin(adminUrl, async (client) => {
    const owner = client.escapeIdentifier(decodeURIComponent(new URL(url).username))
    await client.query(`create database "${name}" template "${template}" owner ${owner}`)
  })
  return {
    url: urlOfDatabase(url, name),
    drop: () =>
      asAdmin(adminUrl, async (client) => {
        await client.query(`drop database if exists "${name}" with (force)`)
      }),
  }
}
