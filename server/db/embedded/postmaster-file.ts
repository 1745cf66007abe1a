import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../error-code.ts'

/** What a running PostgreSQL writes about itself into `postmaster.pid`, and removes when it ends well. */
export type PostmasterFile = { pid: number; port: number; status: string }

export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  try {
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? '' }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
