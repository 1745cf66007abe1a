import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as v from 'valibot'
import { DatabaseStartError, errorText } from '../../database-start-error.ts'

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const name = v.pipe(v.string(), v.regex(/^[a-z_][a-z0-9_]*$/))

const manifestSchema = v.object({
  format: v.literal(1),
  createdAt: v.string(),
  postgres: v.string(),
  /** The newest migration that the data have seen: the schema is made by the program's own migrations up to it. */
  migration: v.object({ version: v.number(), name: v.string() }),
  tables: v.array(v.object({ name, columns: v.array(name), rows: v.number(), sha256 })),
  sequences: v.array(v.object({ name, value: v.string() })),
})

export type Manifest = v.InferOutput<typeof manifestSchema>
export type BackedUpTable = Manifest['tables'][number]

export const manifestName = 'manifest.json'
export const checksumName = 'manifest.sha256'
export const fileOf = ({ name: table }: Pick<BackedUpTable, 'name'>): string => `${table}.copy`

export const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex')

export async function checksumOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Reads what a backup holds, and checks every byte of it before anything is done with it. */
export async function readBackup(folder: string): Promise<Manifest> {
  const text = await read(folder, manifestName)
  if (checksumOf(text) !== (await read(folder, checksumName)).trim())
    throw new DatabaseStartError(`The backup in ${folder} is damaged: ${manifestName} was changed.`)
  const manifest = v.parse(manifestSchema, JSON.parse(text))
  for (const table of manifest.tables) {
    const found = await checksumOfFile(join(folder, fileOf(table))).catch(() => 'missing')
    if (found !== table.sha256)
      throw new DatabaseStartError(
        `The backup in ${folder} is damaged: ${fileOf(table)} is ${found === 'missing' ? 'missing' : 'not as it was written'}.`,
      )
  }
  return manifest
}

async function read(folder: string, file: string): Promise<string> {
  try {
    return await readFile(join(folder, file), 'utf8')
  } catch (error) {
    throw new DatabaseStartError(`There is no whole backup in ${folder}: ${errorText(error)}`, error)
  }
}
