import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'

export interface Listening {
  port: number
  /** Of an HTTP server. */
  origin: string
  /** Ends what is open of an HTTP server, too. */
  close: () => Promise<void>
}

/** Lets a server listen on a free port of loopback. */
export async function listening(server: Server | HttpServer): Promise<Listening> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}
