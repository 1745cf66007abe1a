import { connect, createServer, type Socket } from 'node:net'
import { listening } from '../listening.ts'

export interface CuttingProxy {
  url: string
  /** Ends the connection on which the server says this next, and keeps what it said. Resolves when that was done. */
  cutAt: (words: string) => Promise<void>
  /** Whether the server's words are kept from now on, as by a network that swallows everything. */
  isSilent: boolean
  close: () => void
}

/** A TCP proxy before PostgreSQL that loses an answer at a chosen moment: the server has done what was asked. */
export async function openCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const upstream = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let cut: { words: string; done: () => void } | undefined
  const keep = (socket: Socket) => {
    sockets.add(socket)
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  }
  const server = createServer((client) => {
    keep(client)
    const database = keep(connect(Number(upstream.port), upstream.hostname))
    client.on('data', (sent) => database.write(sent)).on('close', () => database.destroy())
    database.on('close', () => client.destroy())
    database.on('data', (said) => {
      if (proxy.isSilent) return
      if (!cut || !said.includes(cut.words)) return void client.write(said)
      database.destroy()
      cut.done()
      cut = undefined
    })
  })
  const { port } = await listening(server)
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  const proxy: CuttingProxy = {
    url: url.href,
    isSilent: false,
    cutAt: (words) => new Promise((done) => (cut = { words, done })),
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
  return proxy
}
