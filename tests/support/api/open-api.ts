import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { vi } from 'vitest'
import type { AppOptions, buildApp } from '../../../server/app.ts'
import { projectRoot } from '../../../server/config.ts'
import { openDatabase, type Database } from '../../../server/db/database.ts'
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts'
import { faultOf, type Answer } from './answer-check.ts'
import { asSent, bodyOf, sentHeaders } from './call-body.ts'
import { patience as longPatience, patientAdmission, shortPauses } from './patience.ts'
import { shopTemplate } from './shop-template.ts'

// The first test file of a run fills the template database that the others copy, which takes long.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

export interface TestApi {
  app: FastifyInstance
  database: Database
  testDatabase: TestDatabase
  /** Sends a request and returns the answer; throws when it violates the contract. */
  call: (method: string, url: string, options?: CallOptions) => Promise<TestAnswer>
  close: () => Promise<void>
}

export type TestAnswer = Answer & { headers: Headers }

export interface CallOptions {
  /** An undefined header is not sent, even if it would be by default. */
  headers?: Record<string, string | undefined>
  /** Sent as JSON, except for a string or bytes, which are sent unchanged. */
  body?: unknown
}

interface TestApiOptions extends Partial<Omit<AppOptions, 'database'>> {
  /** Another server's database; by default the API gets a new database. */
  on?: TestDatabase
  /** How long a query waits for a free connection, in milliseconds. */
  patience?: number
  /** As behind a pooler: where the database itself is. */
  directUrl?: string
  /** Where a replica of the database is. */
  replicaUrl?: string
}

/** The real API on a new database that contains the sample shop. */
export async function openTestApi({
  on,
  patience = longPatience,
  directUrl,
  replicaUrl,
  ...parts
}: TestApiOptions = {}): Promise<TestApi> {
  const testDatabase = on ?? (await createTestDatabase(await shopTemplate()))
  const database = await openDatabase({
    databaseUrl: testDatabase.url,
    dataDir: '',
    log: () => undefined,
    patience,
    ...(directUrl !== undefined && { directUrl }),
    ...(replicaUrl !== undefined && { replicaUrl }),
  })
  const { buildApp } = await testedServer()
  const app = await buildApp({
    database,
    logLevel: 'silent',
    admission: patientAdmission,
    pauses: shortPauses,
    ...parts,
  })
  await app.ready()
  return {
    app,
    database,
    testDatabase,
    call: (method, url, options) => call(app, method, url, options),
    async close() {
      await app.close()
      await database.close()
      if (!on) await testDatabase.drop()
    },
  }
}

/** The server of the sources, or the one that was built from them. */
async function testedServer(): Promise<{ buildApp: typeof buildApp }> {
  if (process.env.PHAEN_TESTED !== 'built') return import('../../../server/app.ts')
  return import(/* @vite-ignore */ join(projectRoot(), 'dist/server/app.js'))
}

async function call(
  app: FastifyInstance,
  method: string,
  url: string,
  { headers = {}, body }: CallOptions = {},
): Promise<TestAnswer> {
  const answer = await app.inject({
    method: method as 'GET',
    url,
    headers: sentHeaders(body, headers),
    ...(body === undefined ? {} : { payload: asSent(body) }),
  })
  const answerHeaders = new Headers()
  for (const [name, value] of Object.entries(answer.headers)) answerHeaders.set(name, String(value))
  const contentType = answerHeaders.get('content-type') ?? ''
  const read = {
    status: answer.statusCode,
    contentType,
    body: bodyOf(method, contentType, answer.payload),
    headers: answerHeaders,
  }
  const fault = faultOf(method, url.split('?')[0] ?? url, read)
  if (fault) throw new Error(`The answer breaks the contract: ${fault}`)
  return read
}
