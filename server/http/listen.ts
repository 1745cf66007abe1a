import { once } from 'node:events'
import { lookup } from 'node:dns/promises'
import { createServer, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** All addresses of `localhost`, since a browser may take any of them; other hosts as they are. */
export async function addressesOf(host: string): Promise<string[]> {
  if (host !== 'localhost') return [host]
  return (await lookup(host, { all: true })).map(({ address }) => address)
}

/** Listens on the first address, and on the others that are there, at the same port. Returns the port. */
export async function listen(app: FastifyInstance, addresses: string[], port: number): Promise<number> {
  const [first, ...more] = addresses
  let others: Server[] = []
  app.addHook('onClose', async () => {
    await Promise.all(others.map((other) => new Promise((closed) => other.close(closed))))
  })
  await app.listen({ host: first, port })
  const bound = app.server.address()
  const opened = typeof bound === 'object' && bound ? bound.port : port
  others = await Promise.all(more.map((address) => takeConnections(app.server, address, opened)))
  return opened
}

/** Hands connections of another address to the server, as if it had taken them itself. An address may be missing. */
async function takeConnections(
  server: FastifyInstance['server'],
  host: string,
  port: number,
): Promise<Server> {
  const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.emit('connection', socket)
  })
  await once(other.listen({ host, port }), 'listening').catch(() => undefined)
  return other
}
