import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import { createAnswerCache, type AnswerCache } from './answer-cache.ts'
import { listenForChanges } from './change-listener.ts'

export interface ResponseCaches {
  answers: AnswerCache
  pages: AnswerCache
  /** What was uploaded, as it is in the database. */
  pictures: AnswerCache
}

const megabyte = 1024 * 1024
const fiveMinutes = 5 * 60_000
/** No page is wrong about stock for more than two seconds: the rest is for the change to be heard and the page to be sent. */
const lagOfPages = { rest: 1_000, most: 1_500 }

/** The caches of this server, open while the change listener is connected. */
export function openResponseCaches(
  app: FastifyInstance,
  database: Pick<Database, 'pool' | 'direct'>,
): ResponseCaches {
  const limits = { maxMilliseconds: fiveMinutes, now: () => Date.now() }
  const answers = createAnswerCache({ ...limits, maxBytes: 16 * megabyte })
  const pages = createAnswerCache({ ...limits, maxBytes: 32 * megabyte, lag: lagOfPages })
  const pictures = createAnswerCache({ ...limits, maxBytes: 32 * megabyte })
  const caches = { answers, pages, pictures }
  const all = Object.values(caches)
  const listening = listenForChanges(database, {
    onListening: () => all.forEach((cache) => cache.open()),
    onChange: (tag) => all.forEach((cache) => cache.changed(tag)),
    onDisconnected: () => all.forEach((cache) => cache.shut()),
    warn: (what) => app.log.warn(what),
  })
  app.addHook('onReady', () => listening.started)
  app.addHook('onClose', () => listening.close())
  return caches
}
