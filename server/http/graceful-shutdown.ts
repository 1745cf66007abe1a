import type { FastifyInstance } from 'fastify'

/** Leaving waits for what is in flight, but not for ever, and not for connections that only might ask again. */
export function shutDownGracefully(app: FastifyInstance, milliseconds: number): void {
  const timers: NodeJS.Timeout[] = []
  app.addHook('preClose', async () => {
    timers.push(
      setInterval(() => app.server.closeIdleConnections(), 100),
      setTimeout(() => app.server.closeAllConnections(), milliseconds),
    )
  })
  // Hooks of this kind run when the server has closed.
  app.addHook('onClose', async () => timers.forEach(clearTimeout))
}
