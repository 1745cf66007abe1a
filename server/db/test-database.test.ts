import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { asAdmin } from '../../tests/support/database/admin.ts'
import { dataFolders, runningDatabase } from '../../tests/support/database/data-folders.ts'
import type { TestServer } from '../../tests/support/database/global-setup.ts'
import { clearDeadRuns } from '../../tests/support/database/run-folder.ts'
import { startProcess } from '../../tests/support/database/start-process.ts'
import { startWorkingServer } from '../../tests/support/database/start-server.ts'
import { createTestDatabase } from '../../tests/support/database/test-database.ts'
import { pollUntil } from './embedded/poll-until.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const folders = dataFolders()
let temporary = ''
beforeEach(async () => {
  temporary = await folders.make()
  vi.stubEnv('TMPDIR', temporary)
})
afterEach(() => vi.unstubAllEnvs())
afterAll(() => folders.clear())

function startRun(env: NodeJS.ProcessEnv) {
  return startProcess<TestServer>('tests/support/database/test-run.ts', [], { ...process.env, ...env })
}

async function databasesOf({ prefix }: TestServer): Promise<string[]> {
  const { rows } = await asAdmin(inject('testServer').adminUrl, (client) =>
    client.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [
      prefix,
    ]),
  )
  return rows.map(({ datname }) => datname)
}

async function isEmpty(folder: string): Promise<true | undefined> {
  return (await readdir(folder)).some((name) => name.startsWith('phaen-test-')) ? undefined : true
}

test('each test file has a migrated database of its own', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  await asAdmin(one.url, (client) => client.query('create table sheet (id int)'))
  await expect(asAdmin(other.url, (client) => client.query('table sheet'))).rejects.toMatchObject({
    code: '42P01',
  })
  const { rows } = await asAdmin(other.url, (client) =>
    client.query(
      `select (select min(name) from schema_migrations), cardinality(show_trgm('อะคริลิก')) as trigrams`,
    ),
  )
  expect(rows).toEqual([{ min: '0001-schema', trigrams: 9 }])
  await Promise.all([one.drop(), other.drop(), one.drop()])
  await expect(asAdmin(one.url, async () => undefined)).rejects.toMatchObject({ code: '3D000' })
})

test.each(['SIGTERM', 'SIGKILL'] as const)('a run that ends with %s leaves nothing', async (signal) => {
  const run = await startRun({ TEST_DATABASE_URL: '' })
  const [name = ''] = (await readdir(temporary)).filter((found) => found.startsWith('phaen-test-'))
  const area = join(temporary, name, 'postgres')
  const database = await runningDatabase(area)
  expect(database).toBeTypeOf('number')
  await run.end(signal)
  expect(await pollUntil(() => isEmpty(temporary), 30_000)).toBe(true)
  expect(existsSync(`/proc/${database}/cwd`)).toBe(false)
})

test('on a server of someone else a run makes its own databases and takes them away, killed or not', async () => {
  const { adminUrl } = inject('testServer')
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const run = await startRun({ TEST_DATABASE_URL: adminUrl })
    expect(await databasesOf(run.answer)).toEqual([run.answer.template])
    await run.end(signal)
    expect(await pollUntil(() => isEmpty(temporary), 30_000)).toBe(true)
    expect(await databasesOf(run.answer)).toEqual([])
  }
})

test('what a run left that was killed with its helper goes at the next one', async () => {
  const left = join(temporary, 'phaen-test-999999999.1.0')
  await mkdir(left)
  const server = await startWorkingServer({ dataDir: left, purpose: 'throwaway' })
  await server.end('SIGKILL')
  expect(await runningDatabase(server.area)).toBeTypeOf('number')
  await clearDeadRuns()
  expect(await runningDatabase(server.area)).toBeUndefined()
  expect(existsSync(left)).toBe(false)
})
