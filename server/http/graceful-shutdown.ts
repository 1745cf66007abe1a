import type { Server } from 'node:http'
import { setImmediate as afterReading, setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How long a leaving server still answers on connections that are open, each for the last time. */
const usualLastAnswers = 1500
const betweenLooks = 20

/**
 * A leaving server answers what arrives and says with each answer that the connection ends: closing an idle connection at
 * once would drop the request that is on its way over it. Then nothing new is taken in, and what is in flight has a limited
 * time.
 */
export function shutDownGracefully(
  app: FastifyInstance,
  milliseconds: number,
  lastAnswers = usualLastAnswers,
): void {
  const timers: NodeJS.Timeout[] = []
  let isLeaving = false
  const inFlight = new Set<FastifyRequest>()
  app.addHook('onRequest', async (request) => {
    inFlight.add(request)
  })
  app.addHook('onResponse', async (request) => {
    inFlight.delete(request)
  })
  // The framework closes the connections of new requests only; this closes those in flight as well.
  app.addHook('onSend', async (request, reply) => {
    if (isLeaving) reply.header('connection', 'close')
    // A client that hangs up before it has the whole answer never causes `onResponse`: its closed connection ends the request.
    if (reply.raw.destroyed) inFlight.delete(request)
    else reply.raw.once('close', () => inFlight.delete(request))
  })
  app.addHook('preClose', async () => {
    isLeaving = true
    const end = performance.now() + Math.min(lastAnswers, milliseconds)
    // Two rounds of the event loop, so that requests which have already arrived are read and counted.
    await afterReading()
    await afterReading()
    while (performance.now() < end && (await connectionsOf(app.server)) > 0) {
      await pause(betweenLooks)
      // Timers run before the sockets are read: a connection with an unread request would count as idle.
      await afterReading()
    }
    timers.push(
      setInterval(() => setImmediate(() => app.server.closeIdleConnections()), 100),
      setTimeout(() => app.server.closeAllConnections(), milliseconds),
    )
  })
  // Hooks of this kind run when the server has closed. The framework does not wait for the second address of `localhost`.
  app.addHook('onClose', async () => {
    const end = performance.now() + milliseconds
    while (inFlight.size > 0 && performance.now() < end) await pause(betweenLooks)
    timers.forEach(clearTimeout)
  })
}

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))
