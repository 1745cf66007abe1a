import { chmod, chown, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { asAdmin } from '../../../tests/support/database/admin.ts'
import { dataFolders, runningDatabase } from '../../../tests/support/database/data-folders.ts'
import { startWorkingServer } from '../../../tests/support/database/start-server.ts'
import { binariesIn, findBinaries } from './binaries.ts'
import { copyBinaries } from './binaries-copy.ts'

const folders = dataFolders()
afterAll(() => folders.clear())

const ordinary = { uid: 65_534, gid: 65_534 }

test('an ordinary account runs the database as itself, for itself alone', async () => {
  const dataDir = await folders.make()
  const root = process.getuid?.() === 0
  // The project may stand where only root can go, so the programs come along.
  const binaries = root ? await copyBinaries(findBinaries(), await folders.make()) : findBinaries()
  if (root) await chown(dataDir, ordinary.uid, ordinary.gid)
  const server = await startWorkingServer({ dataDir, binaries, account: root ? ordinary : undefined })
  await expect(asAdmin(server.url, async () => 'there')).resolves.toBe('there')
  const cluster = await stat(join(server.area, 'cluster'))
  expect([cluster.uid, cluster.mode & 0o077]).toEqual([root ? ordinary.uid : process.getuid?.(), 0])
  await server.end('SIGINT')
  expect(await runningDatabase(server.area)).toBeUndefined()

  // Root, who starts it later, leaves it that account's.
  const later = await startWorkingServer({ dataDir, binaries })
  const log = await stat(join(server.area, 'postgres.log'))
  expect(log.uid).toBe(cluster.uid)
  await later.end('SIGTERM')
  const again = await startWorkingServer({ dataDir, binaries, account: root ? ordinary : undefined })
  await again.end('SIGTERM')
})

describe.runIf(process.getuid?.() === 0)('root', () => {
  test('has an account of its own for the database', async () => {
    const server = await startWorkingServer({ dataDir: await folders.make() })
    const { uid } = await stat(join(server.area, 'cluster'))
    expect(uid).not.toBe(0)
    expect((await stat(`/proc/${await runningDatabase(server.area)}`)).uid).toBe(uid)
    await server.end('SIGTERM')
  })

  test('keeps data and programs in a folder of the system when that account cannot enter the project', async () => {
    const [closed, system] = [await folders.make(), await folders.make()]
    const dataDir = join(closed, '.data')
    await mkdir(dataDir)
    await copyBinaries(findBinaries(), closed)
    await chmod(closed, 0o700)
    const order = {
      dataDir,
      binaries: binariesIn(join(closed, `postgresql-${findBinaries().version}`), 'test'),
      systemFolders: [join(system, 'phaen')],
    }
    const server = await startWorkingServer(order, { PATH: process.env.PATH, HOME: '/root' })
    expect(server.area.startsWith(join(system, 'phaen'))).toBe(true)
    expect(await readdir(join(system, 'phaen'))).toContain('postgresql-test')
    const said = server.log.filter((line) => line.includes('cannot enter'))
    expect(said).toEqual([expect.stringMatching(/its data live in .*, its programs in .*postgresql-test\.$/)])
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

  test('is told when the data can no longer be reached', async () => {
    const closed = await folders.make()
    const dataDir = join(closed, '.data')
    const server = await startWorkingServer({ dataDir })
    await server.end('SIGTERM')
    await chmod(closed, 0o700)
    await expect(startWorkingServer({ dataDir })).rejects.toThrow(/can no longer enter .*chmod o\+x/)
  })
})
