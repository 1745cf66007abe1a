import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withFolderLock } from './folder-lock.ts'
import { identityOf } from './process-identity.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'phaen-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('of many that come at once one is inside at a time, and each gets in', async () => {
  let inside = 0
  const most: number[] = []
  await Promise.all(
    Array.from({ length: 20 }, () =>
      withFolderLock(folder, async () => {
        most.push(++inside)
        await readdir(folder)
        inside--
      }),
    ),
  )
  expect(most).toEqual(Array.from({ length: 20 }, () => 1))
  expect(await readdir(folder)).toEqual([])
})

test('it is given up when the work fails', async () => {
  await expect(withFolderLock(folder, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(withFolderLock(folder, async () => 'in')).resolves.toBe('in')
})

test('dead ones hold nobody up, also with the number of a living process that began later', async () => {
  await writeFile(join(folder, 'drawing~999999999.1.0~aa'), '')
  await writeFile(join(folder, `1~${process.pid}.1.0~bb`), '')
  await expect(withFolderLock(folder, async () => 'in')).resolves.toBe('in')
  expect(await readdir(folder)).toEqual([])
})

test.each(['drawing', '1'])(
  'a living one (%s) is waited for, and named when patience ends',
  async (place) => {
    const other = identityOf(process.ppid)
    await writeFile(join(folder, `${place}~${other}~aa`), '')
    const refused = withFolderLock(folder, async () => 'in', 1)
    await expect(refused).rejects.toThrow(`process ${process.ppid}`)
  },
)
