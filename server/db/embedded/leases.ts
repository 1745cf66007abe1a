import { randomBytes } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { identityOf, isAlive } from './process-identity.ts'

/** Says that this process uses the database: an empty file whose name is the process. Call under the folder lock. */
export async function acquireLease(folder: string): Promise<string> {
  const lease = join(folder, `${identityOf(process.pid)}~${randomBytes(4).toString('hex')}`)
  await writeFile(lease, '')
  return lease
}

/** How many leases living processes hold. Those of killed ones are cleared away. */
export async function countLeases(folder: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.includes('~'))
  const dead = names.filter((name) => !isAlive(name.slice(0, name.indexOf('~'))))
  await Promise.all(dead.map((name) => rm(join(folder, name), { force: true })))
  return names.length - dead.length
}

export async function releaseLease(lease: string): Promise<void> {
  await rm(lease, { force: true })
}
