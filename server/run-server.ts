import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { ConfigError, projectRoot, readConfig, type Config } from './config.ts'
import { DatabaseStartError } from './db/database-start-error.ts'
import { errorCode } from './db/error-code.ts'
import { openDatabase, type Database } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import type { OfficePage } from './pages/serve-office.ts'
import type { PageRenderer } from './pages/page-renderer.ts'
import { refuseSandboxData } from './seed/refuse-sandbox-data.ts'
import { hasNoGoods, seedSandboxStaff, seedWhenEmpty } from './seed/seed.ts'

export interface Frontend {
  pages: PageRenderer
  readBranchMap?: (() => Promise<string>) | undefined
  officePage: OfficePage
  /** In place of some of the shop's own headers. */
  headers?: Readonly<Record<string, string>>
  /** Serves the scripts and styles of the pages. */
  serve: (app: FastifyInstance) => Promise<void>
  close?: () => Promise<void>
}

const aMinute = 60_000
const sandbox =
  'It is a sandbox: whoever reaches /sandbox sees its accounts and codes. SHOP_MODE=production has none.'
const noCards =
  'Cards and PromptPay are refused: PAYMENT_PROVIDERS names no provider (docs/payments.md). Orders are paid on delivery or at the counter.'
const noGoods =
  'The shop is empty: npm run seed -- --from FOLDER fills it with your goods and texts (sample-shop/README.md), or npm run seed -- --sample with samples, which can be ordered at once.'

export async function runServer(openFrontend: (config: Config) => Promise<Frontend>): Promise<void> {
  const opening = openShop(openFrontend)
  // Registered first: a signal during the start closes whatever is open by then.
  const end = () => void opening.then((close) => close()).catch(() => undefined)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  try {
    await opening
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof DatabaseStartError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

async function openShop(openFrontend: (config: Config) => Promise<Frontend>): Promise<() => Promise<void>> {
  const config = readConfig(process.env)
  return open(config, await openFrontend(config))
}

async function open(config: Config, frontend: Frontend): Promise<() => Promise<void>> {
  let database: Database | undefined
  const close = async () => {
    await frontend.close?.()
    await database?.close()
  }
  try {
    database = await openDatabase({
      ...config.database,
      dataDir: config.dataDir,
      log: (line) => console.log(line),
    })
    await migrate(database.direct, join(projectRoot(), 'server/db/migrations'))
    if (config.settings.mode === 'production') await refuseSandboxData(database.pool)
    await seedWhenEmpty(database.pool, config.settings.mode)
    if (config.settings.mode === 'sandbox') await seedSandboxStaff(database.pool, config.settings)
    const { logLevel, settings, trustProxy, metricsAt } = config
    const { pages, readBranchMap, officePage, headers } = frontend
    const app = await buildApp({
      database,
      logLevel,
      settings,
      trustProxy,
      metricsAt,
      pages,
      readBranchMap,
      officePage,
      headers,
      sweepEvery: aMinute,
    })
    await frontend.serve(app)
    await openTo(app, config)
    if (await hasNoGoods(database.pool)) console.log(noGoods)
    return async () => {
      await app.close()
      await close()
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function openTo(app: FastifyInstance, { port, host, settings }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
    const bound = app.server.address()
    console.log(`Phaen is open at http://${host}:${typeof bound === 'object' && bound ? bound.port : port}`)
  } catch (error) {
    await app.close()
    throw errorCode(error) === 'EADDRINUSE'
      ? new ConfigError(
          `Port ${port} is taken by another program: set PORT to a free one, or end that program`,
        )
      : error
  }
  for (const { name, address } of settings.paymentProviders)
    if (address !== undefined) console.log(`It moves no money: ${address} plays ${name}.`)
  if (settings.mode === 'sandbox') console.log(sandbox)
  else if (settings.paymentProviders.length === 0) console.log(noCards)
}
