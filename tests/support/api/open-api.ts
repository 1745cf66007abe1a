import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../../server/app.ts'
import { openDatabase, type Database } from '../../../server/db/database.ts'
import { seedWhenEmpty } from '../../../server/seed/seed.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { faultOf, type Answer } from './answer-check.ts'

export interface TestApi {
  app: FastifyInstance
  database: Database
  /** Sends a request and gives the answer, which must keep the contract. */
  call: (method: string, url: string, options?: CallOptions) => Promise<Answer & { headers: Headers }>
  close: () => Promise<void>
}

export interface CallOptions {
  headers?: Record<string, string>
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown
}

/** The real API on a database of its own, filled with the sample shop. */
export async function openTestApi(): Promise<TestApi> {
  const testDatabase = await createTestDatabase()
  const database = await openDatabase({ databaseUrl: testDatabase.url, dataDir: '', log: () => undefined })
  await seedWhenEmpty(database.pool)
  const app = await buildApp({ database, logLevel: 'silent' })

  async function call(method: string, url: string, { headers = {}, body }: CallOptions = {}) {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const answerHeaders = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) answerHeaders.set(name, String(value))
    const contentType = answerHeaders.get('content-type') ?? ''
    const read = {
      status: answer.statusCode,
      contentType,
      body: contentType.includes('json') ? JSON.parse(answer.payload) : answer.payload,
      headers: answerHeaders,
    }
    const fault = faultOf(method, url.split('?')[0] ?? url, read)
    if (fault) throw new Error(`The answer breaks the contract: ${fault}`)
    return read
  }

  return {
    app,
    database,
    call,
    async close() {
      await app.close()
      await database.close()
      await testDatabase.drop()
    },
  }
}
