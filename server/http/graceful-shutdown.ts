import type { FastifyInstance } from 'fastify'

/** Waits a limited time for requests in flight and closes idle keep-alive connections at once. */
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
