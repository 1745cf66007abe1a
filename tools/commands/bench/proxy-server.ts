import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

/** A small proxy in front of the servers that it is given, each in turn. Prints its port, ends with its input. */
const upstreams = process.argv.slice(2).map((origin) => new URL(origin))
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
let turn = 0

function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
  turn = (turn + 1) % upstreams.length
  const { hostname, port } = upstreams[turn] ?? new URL('http://127.0.0.1')
  const { method, headers, url: path } = incoming
  const onward = request({ agent, hostname, port, method, path, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', () => outgoing.headersSent || outgoing.writeHead(502).end())
  incoming.pipe(onward)
}

const server = createServer(pass)
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
})
process.stdin.on('close', () => process.exit(0)).resume()
