import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram, startProgram, type Program } from './programs.ts'

export const listPath = '/thai/api/products'

/** A folder that is gone afterwards; also another user, who runs a database, may enter it. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'phaen-bench-'))
  await chmod(folder, 0o755)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

export const startShop = (folder: string): Promise<Program> =>
  startProgram(['--max-semi-space-size=32', 'dist/server/main.js'], {
    DATA_DIR: folder,
    PORT: '0',
    DATABASE_URL: '',
  })

export async function withShop<Result>(
  folder: string,
  work: (shop: Program) => Promise<Result>,
): Promise<Result> {
  const shop = await startShop(folder)
  try {
    return await work(shop)
  } finally {
    await shop.end()
  }
}

/** Fills the shop of a folder; returns the seconds that it took. */
export async function seedProducts(folder: string, products: number): Promise<number> {
  const start = performance.now()
  await runProgram(['--import', 'tsx', 'server/commands/seed.ts', '--products', String(products)], {
    DATA_DIR: folder,
    DATABASE_URL: '',
  })
  return (performance.now() - start) / 1000
}

/** The process of the database that the shop of a folder brought. */
export async function databasePid(folder: string): Promise<number> {
  const [pid = ''] = (await readFile(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')
  return Number(pid)
}

export const addressOf = (origin: string, query: Record<string, string | number>, path = listPath): string =>
  `${origin}${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]))}`

export function print(what: string, figure: string, goal = ''): void {
  console.log(`${what.padEnd(66)} ${figure.padStart(22)}   ${goal}`)
}
