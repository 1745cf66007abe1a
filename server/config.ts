import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readDatabaseSettings, type DatabaseSettings } from './db/database-settings.ts'
import { settingsFromEnvironment } from './settings/settings-from-environment.ts'
import type { ShopSettings } from './shop/common/shop-settings.ts'

export interface Config {
  port: number
  host: string
  database: DatabaseSettings
  dataDir: string
  logLevel: string
  /** Where the browser reaches the API when it is not this server. */
  apiOrigin: string | undefined
  /** Where operators get the figures of this process. */
  metricsAt: { host: string; port: number } | undefined
  /** Number of trusted proxies in front of the server. */
  trustProxy: number
  settings: ShopSettings
}

export class ConfigError extends Error {}

export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = (name: string) => environment[name] || undefined
  return {
    port: readPort(given('PORT')),
    host: environment.HOST ?? 'localhost',
    dataDir: environment.DATA_DIR ?? join(projectRoot(), '.data'),
    logLevel: readLogLevel(given('LOG_LEVEL')),
    apiOrigin: readOrigin(given('VITE_API_BASE_URL')),
    metricsAt: readMetricsAddress(given('METRICS_ADDRESS')),
    trustProxy: readProxies(given('TRUST_PROXY')),
    ...readSettings(environment),
  }
}

function readPort(text = '3000'): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new ConfigError(`PORT must be a number from 0 to 65535, not "${text}"`)
  return port
}

function readMetricsAddress(text: string | undefined): Config['metricsAt'] {
  if (text === undefined) return undefined
  const [, host = '', port] = /^(\[[\da-f:]+\]|[^:\s/]+):(\d{1,5})$/i.exec(text) ?? []
  if (port === undefined || Number(port) > 65535)
    throw new ConfigError(`METRICS_ADDRESS must be an address like 127.0.0.1:9464, not "${text}"`)
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

function readLogLevel(text = 'warn'): string {
  if (!logLevels.includes(text))
    throw new ConfigError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}"`)
  return text
}

function readProxies(text = '0'): number {
  if (!/^\d$/.test(text))
    throw new ConfigError(`TRUST_PROXY must be the number of proxies before the server, not "${text}"`)
  return Number(text)
}

/** Reports all faults together, so that they can be corrected in one go. */
function readSettings(environment: NodeJS.ProcessEnv): Pick<Config, 'settings' | 'database'> {
  const { settings, complaints } = settingsFromEnvironment(environment)
  const database = readDatabaseSettings(environment, (complaint) => void complaints.push(complaint))
  if (complaints.length > 0) throw new ConfigError(`The shop cannot open: ${complaints.join('; ')}.`)
  return { settings, database }
}

function readOrigin(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  if (!URL.canParse(text)) throw new ConfigError(`VITE_API_BASE_URL must be an address, not "${text}"`)
  return new URL(text).origin
}

/** The folder of package.json: the same for the sources and for the built server. */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new ConfigError('The project folder was not found')
    folder = parent
  }
  return folder
}

/** For commands, which take their time and need sessions of their own: PostgreSQL itself. */
export const withoutPooler = ({ database }: Config): DatabaseSettings => ({
  ...database,
  databaseUrl: database.directUrl ?? database.databaseUrl,
})
