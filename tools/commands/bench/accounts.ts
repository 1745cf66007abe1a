import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../../build/build-if-stale.ts'
import { openDatabase } from '../../../server/db/database.ts'
import { hashPassword, passwordMatches } from '../../../server/shop/accounts/passwords.ts'
import { addCustomer } from '../../../tests/support/api/customers.ts'
import { percentile } from './load.ts'
import { startProgram } from './programs.ts'

const rounds = 100
const warmUps = 10

type Ask = (userName: string, network: string) => Promise<void>

/** Measures whether response times reveal that an account exists, and what hashing a password costs. */
export async function benchAccounts(): Promise<void> {
  await buildIfStale()
  const folder = await mkdtemp(join(tmpdir(), 'phaen-bench-'))
  await chmod(folder, 0o755)
  const env = { DATA_DIR: folder, PORT: '0', DATABASE_URL: '', SHOP_MODE: 'sandbox', TRUST_PROXY: '1' }
  try {
    const shop = await startProgram(['dist/server/main.js'], env)
    try {
      await addCustomers(folder)
      const password = 'Wrong-Password-1'
      await printGap('sign-in with a wrong password', (userName, network) =>
        post(`${shop.origin}/api/accounts/signin`, { userName, password }, network, 400),
      )
      await printGap('code for a forgotten password', (userName, network) =>
        post(`${shop.origin}/api/customers/otp`, { userName, reason: 'forgotPassword' }, network, 200),
      )
    } finally {
      await shop.end()
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  await printArgon2()
}

// Each round uses other logins and another network, so that no rate limit is reached.
const customerOf = (round: number) => `061${String(round).padStart(7, '0')}`
const strangerOf = (round: number) => `068${String(round).padStart(7, '0')}`
const networkOf = (round: number) => `203.0.${round >> 7}.${round & 127}`

async function addCustomers(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir, log: () => undefined })
  const passwordHash = await hashPassword('Sheet2024')
  for (let round = 0; round < rounds + warmUps; round += 1) {
    const login = customerOf(round)
    await addCustomer(database, { login, phoneNumber: login, passwordHash })
  }
  await database.close()
}

async function post(url: string, body: object, network: string, expected: number): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': network }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  await answer.arrayBuffer()
  if (answer.status !== expected) throw new Error(`${url} answered ${answer.status}`)
}

/** Alternates between both, so that a busy machine slows both alike. */
async function printGap(what: string, ask: Ask): Promise<void> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  for (let round = 0; round < rounds + warmUps; round += 1) {
    const known = async () => times.known.push(await timeOf(() => ask(customerOf(round), networkOf(round))))
    const unknown = async () =>
      times.unknown.push(await timeOf(() => ask(strangerOf(round), networkOf(round))))
    for (const one of round % 2 === 0 ? [known, unknown] : [unknown, known]) await one()
  }
  const [known, unknown] = [times.known, times.unknown].map((all) => percentile(all.slice(warmUps), 50))
  if (known === undefined || unknown === undefined) return
  const gap = (100 * (known - unknown)) / unknown
  print(`${what}, with an account`, `${known.toFixed(2)} ms`, '')
  print(`${what}, without an account`, `${unknown.toFixed(2)} ms`, '')
  print(`${what}, median gap`, `${gap.toFixed(1)} %`, 'within ±5 %')
}

async function printArgon2(): Promise<void> {
  const stored = await hashPassword('Sheet2024')
  await passwordMatches(stored, 'Sheet2025')
  const times: number[] = []
  for (let round = 0; round < 50; round += 1)
    times.push(await timeOf(() => passwordMatches(stored, 'Sheet2025')))
  print('argon2id, one password', `${percentile(times, 50).toFixed(1)} ms`, '')
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function print(what: string, figure: string, goal: string): void {
  console.log(`${what.padEnd(48)} ${figure.padStart(18)}   ${goal}`)
}
