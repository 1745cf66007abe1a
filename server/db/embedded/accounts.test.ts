import { chmod, chown, mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { asAdmin } from '../../../tests/support/database/admin.ts'
import { dataFolders, runningDatabase } from '../../../tests/support/database/data-folders.ts'
import type { ServerOrder } from '../../../tests/support/database/database-server.ts'
import { startWorkingServer } from '../../../tests/support/database/start-server.ts'
import { binariesIn, findBinaries } from './binaries.ts'
import { copyBinaries } from './binaries-copy.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const folders = dataFolders()
afterAll(() => folders.clear())

const root = process.getuid?.() === 0
const purpose = 'throwaway'
const ordinary = { uid: 65_534, gid: 65_534 }

test('an ordinary account runs the database as itself, for itself alone', async () => {
  const dataDir = await folders.make()
  // The project may stand where only root can go, so the programs come along.
  const binaries = root ? await copyBinaries(findBinaries(), await folders.make()) : findBinaries()
  if (root) await chown(dataDir, ordinary.uid, ordinary.gid)
  const order: ServerOrder = { dataDir, binaries, purpose, account: root ? ordinary : undefined }
  const server = await startWorkingServer(order)
  await expect(asAdmin(server.url, async () => 'there')).resolves.toBe('there')
  const cluster = await stat(join(server.area, 'cluster'))
  expect([cluster.uid, cluster.mode & 0o077]).toEqual([root ? ordinary.uid : process.getuid?.(), 0])
  await server.end('SIGINT')
  expect(await runningDatabase(server.area)).toBeUndefined()

  // Root, who starts it later, leaves it that account's, also what is new.
  await rm(join(server.area, 'postgres.log'))
  const later = await startWorkingServer({ ...order, account: undefined })
  const log = await stat(join(server.area, 'postgres.log'))
  expect(log.uid).toBe(cluster.uid)
  await later.end('SIGTERM')
  const again = await startWorkingServer(order)
  await again.end('SIGTERM')
})

test('from a folder that others may not enter it works too: for root, in a folder of the system', async () => {
  const [closed, system] = [await folders.make(), await folders.make()]
  const dataDir = join(closed, '.data')
  await mkdir(dataDir)
  await copyBinaries(findBinaries(), closed)
  await chmod(closed, 0o700)
  const order: ServerOrder = {
    dataDir,
    binaries: binariesIn(join(closed, `postgresql-${findBinaries().version}`), 'test'),
    systemFolders: [join(system, 'phaen')],
    purpose,
  }
  const server = await startWorkingServer(order, { PATH: process.env.PATH, HOME: '/root' })
  expect(server.area).toMatch(root ? join(system, 'phaen') : dataDir)
  const said = server.log.filter((line) => line.includes('cannot enter'))
  expect(said.join()).toMatch(root ? /its data live in .*, its programs in .*postgresql-test\.$/ : /^$/)
  await asAdmin(server.url, (client) => client.query('create table sheet as select 1 as id'))
  await server.end('SIGTERM')
  expect(await runningDatabase(server.area)).toBeUndefined()

  // Opened later, the project finds its data where they were begun.
  await chmod(closed, 0o755)
  const later = await startWorkingServer(order)
  expect(later.area).toBe(server.area)
  await expect(asAdmin(later.url, (client) => client.query('table sheet'))).resolves.toMatchObject({
    rowCount: 1,
  })
  await later.end('SIGTERM')
})

test('it never runs as root, whose account for it is told when it can no longer enter', async () => {
  const closed = await folders.make()
  const order: ServerOrder = { dataDir: join(closed, '.data'), purpose }
  const server = await startWorkingServer(order)
  const { uid } = await stat(join(server.area, 'cluster'))
  expect(uid).not.toBe(0)
  expect((await stat(`/proc/${await runningDatabase(server.area)}`)).uid).toBe(uid)
  await server.end('SIGTERM')
  await chmod(closed, 0o700)
  const outcome = await startWorkingServer(order).then(
    (later) => later.end('SIGTERM').then(() => 'works'),
    (error: Error) => error.message,
  )
  expect(outcome).toMatch(root ? /can no longer enter .*chmod o\+x/ : /^works$/)
})
