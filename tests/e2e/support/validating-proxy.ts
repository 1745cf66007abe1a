import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../support/free-port.ts'
import { startProcess } from '../../support/started-process.ts'
import { operationsAt } from '../../../server/http/contract-addresses.ts'

/** Fetched when it is wanted, not with the project: it brings 185 packages that nothing else needs (decision 046). */
const prism = '@stoplight/prism-cli@5.14.2'
const ownContract = fileURLToPath(new URL('../../../openapi/generated/shop.json', import.meta.url))

export interface ValidatingProxy {
  address: string
  /** The requests that were judged, and every violation that Prism saw in them or in their answers. */
  judged: () => number
  violations: () => readonly string[]
  close: () => Promise<void>
}

/** Stands between browser and shop: what belongs to the contract goes through Prism, all else goes straight on. */
export async function openValidatingProxy(shop: string): Promise<ValidatingProxy> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'phaen-prism-'))
  const contract = join(folder, 'contract.json')
  await writeFile(contract, await contractForPrism())
  const judge = startProcess(['npx', '--yes', prism, 'proxy', contract, shop, '--port', String(port)])
  await judge.line(/Prism is listening/, 180)
  const violations: string[] = []
  let judged = 0
  const server = createServer((asked, answered) => {
    const { method = 'GET', url = '/', headers } = asked
    const isOperation = operationsAt(url.split('?')[0] ?? url).some((one) => one.method === method)
    if (isOperation) judged += 1
    const target = new URL(isOperation ? `http://127.0.0.1:${port}` : shop)
    // Prism unpacks answers, and leaves the header that says they are packed.
    const sent = isOperation ? { ...headers, 'accept-encoding': 'identity' } : headers
    const onward = request(
      { host: target.hostname, port: target.port, method, path: url, headers: sent },
      (answer) => {
        violations.push(...violationsOf(answer).map((one) => `${method} ${url} ${answer.statusCode}: ${one}`))
        passOn(answer, answered, isOperation)
      },
    )
    onward.on('error', () => answered.destroy())
    asked.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    judged: () => judged,
    violations: () => violations,
    async close() {
      server.close()
      server.closeAllConnections()
      judge.signalGroup('SIGTERM')
      await judge.ended
      await rm(folder, { recursive: true })
    },
  }
}

/**
 * The contract without steps below 1: Prism divides in floating point and takes 2.381 for no multiple of 0.001. The shop's own
 * validator judges them, with the precision that they need.
 */
async function contractForPrism(): Promise<string> {
  const contract: unknown = JSON.parse(await readFile(ownContract, 'utf8'), (name, value: unknown) =>
    name === 'multipleOf' && typeof value === 'number' && value < 1 ? undefined : value,
  )
  return JSON.stringify(contract)
}

/** Content that the browser has already was judged when it was first sent. */
function violationsOf({ statusCode, headers }: IncomingMessage): string[] {
  const found = headers['sl-violations']
  if (found === undefined || statusCode === 304) return []
  const list: { location: string[]; message: string }[] = JSON.parse(String(found))
  return list.map(({ location, message }) => `${location.join('.')}: ${message}`)
}

/** Prism allows every origin, which the shop does not. */
function passOn(answer: IncomingMessage, answered: ServerResponse, isOperation: boolean): void {
  const added = isOperation ? /^(?:sl-violations|access-control-)/ : /^$/
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined && !added.test(name)) answered.setHeader(name, value)
  answered.writeHead(answer.statusCode ?? 502)
  answer.pipe(answered)
}
