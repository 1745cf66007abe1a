import { chmod, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isRoot } from './os-user.ts'

/** Shared by all servers on one data folder: the queue of the lock and the leases of running servers. */
export type ControlFolder = { path: string; queue: string; servers: string }

export async function openControlFolder(dataDir: string): Promise<ControlFolder> {
  const path = join(dataDir, 'postgres')
  await makeFolder(path)
  const folder = { path, queue: join(path, 'queue'), servers: join(path, 'servers') }
  await mkdir(folder.queue, { recursive: true, mode: 0o700 })
  await mkdir(folder.servers, { recursive: true, mode: 0o700 })
  return folder
}

/** Made by root it must let the database's account pass, whatever root's umask; made by a person it is private. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first === undefined || !isRoot()) return
  for (let folder = path; folder.length >= first.length; folder = dirname(folder)) await chmod(folder, 0o755)
}
