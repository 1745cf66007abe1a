import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'

/** The smallest possible server: node:http with the bytes of a file in memory. Prints its port, ends with its input. */
const [file = '', encoding = 'identity'] = process.argv.slice(2)
const bytes = await readFile(file)
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': bytes.length,
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
}
const server = createServer((_request, response) => void response.writeHead(200, headers).end(bytes))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
})
process.stdin.on('close', () => process.exit(0)).resume()
