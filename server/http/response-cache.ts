import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import { createAnswerCache, type AnswerCache } from './answer-cache.ts'
import { listenForChanges } from './change-listener.ts'

/** The answer cache of this server, open while the change listener is connected. */
export function openResponseCache(app: FastifyInstance, { pool }: Pick<Database, 'pool'>): AnswerCache {
  const cache = createAnswerCache({
    maxBytes: 16 * 1024 * 1024,
    maxMilliseconds: 5 * 60_000,
    now: Date.now,
  })
  const listening = listenForChanges(pool, {
    onListening: cache.open,
    onChange: cache.forget,
    onDeaf: cache.shut,
  })
  app.addHook('onReady', () => listening.started)
  app.addHook('onClose', () => listening.close())
  return cache
}
