import { chown, mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A folder beside the data that the database's own account may read and write; gone afterwards. */
export async function withExchangeFolder<T>(area: string, work: (folder: string) => Promise<T>): Promise<T> {
  const { uid, gid } = await stat(join(area, 'cluster'))
  const folder = await mkdtemp(join(area, 'exchange-'))
  try {
    if (process.getuid?.() === 0) await chown(folder, uid, gid)
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Gives a file to the account that the folder belongs to. */
export async function giveToFolder(folder: string, file: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(folder)
  await chown(join(folder, file), uid, gid)
}
