import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseStartError } from './database-start-error.ts'

export type Migration = { version: number; name: string; sql: string; checksum: string }

const fileName = /^(\d{4})-[a-z0-9-]+\.sql$/

/** The migrations of a folder in the order they run: plain SQL in files named `NNNN-what-it-does.sql`. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const migrations = await Promise.all(files.map((file) => readMigration(folder, file)))
  const twin = migrations.find(({ version }, index) => migrations[index - 1]?.version === version)
  if (twin) {
    throw new DatabaseStartError(
      `Two migrations have the number of ${twin.name}: give one of them a higher one.`,
    )
  }
  return migrations
}

async function readMigration(folder: string, file: string): Promise<Migration> {
  const version = Number(fileName.exec(file)?.[1])
  if (Number.isNaN(version)) {
    throw new DatabaseStartError(`The migration ${file} should be named NNNN-what-it-does.sql.`)
  }
  // Git writes other line ends on Windows; that is no edit.
  const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
  const checksum = createHash('sha256').update(sql).digest('hex')
  return { version, name: file.slice(0, -'.sql'.length), sql, checksum }
}
