import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { projectRoot } from '../../../server/config.ts'
import { openEmbeddedDatabase } from '../../../server/db/embedded/open-embedded-database.ts'
import { migrate } from '../../../server/db/migrate.ts'
import { asAdmin, urlOfDatabase } from './admin.ts'
import { clearDeadRuns, makeRunFolder, recordRemains } from './run-folder.ts'

/** How test files connect to their database server. */
export type TestServer = {
  /** Connects as a role that may create and drop databases. */
  adminUrl: string
  /** Connects as the role that the shop uses. */
  url: string
  /** The prefix of the names of this run's databases. */
  prefix: string
  /** The name of the migrated database that test databases are copied from. */
  template: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer
  }
}

/** Starts a temporary PostgreSQL for the run, or uses TEST_DATABASE_URL, and migrates a template in it. */
export default async function setup(project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  await clearDeadRuns()
  const folder = await makeRunFolder()
  const clearUp = startClearingUp(folder)
  try {
    const server = await openServer(folder)
    await makeTemplate(server)
    project.provide('testServer', server)
  } catch (error) {
    await clearUp()
    throw error
  }
  return clearUp
}

function startClearingUp(folder: string): () => Promise<void> {
  const program = join(projectRoot(), 'tests/support/database/clear-up-after.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', program, folder], {
    cwd: projectRoot(),
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  child.unref()
  return async () => {
    const ended = once(child, 'exit')
    child.ref()
    child.stdin.end()
    await ended
  }
}

async function openServer(folder: string): Promise<TestServer> {
  const prefix = `phaen_test_${process.pid}_${Date.now().toString(36)}_`
  const template = `${prefix}template`
  const adminUrl = process.env.TEST_DATABASE_URL
  if (adminUrl) {
    await recordRemains(folder, { adminUrl, prefix })
    return { adminUrl, url: adminUrl, prefix, template }
  }
  const database = await openEmbeddedDatabase({ dataDir: folder, purpose: 'throwaway', log: () => undefined })
  await recordRemains(folder, { area: database.area })
  return { adminUrl: database.adminUrl, url: database.url, prefix, template }
}

async function makeTemplate({ adminUrl, url, template }: TestServer): Promise<void> {
  await asAdmin(adminUrl, async (client) => {
    const owner = client.escapeIdentifier(decodeURIComponent(new URL(url).username))
    await client.query(
      `create database ${client.escapeIdentifier(template)} owner ${owner} template template0 encoding 'UTF8'`,
    )
  })
  const pool = new pg.Pool({ connectionString: urlOfDatabase(url, template), max: 1 })
  try {
    await migrate(pool, join(projectRoot(), 'server/db/migrations'))
  } finally {
    await pool.end()
  }
}
