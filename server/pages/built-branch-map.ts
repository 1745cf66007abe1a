import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../config.ts'
import { errorCode } from '../db/error-code.ts'

export async function builtBranchMap(): Promise<string | undefined> {
  try {
    return await readFile(join(projectRoot(), 'dist/branch-map.html'), 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
