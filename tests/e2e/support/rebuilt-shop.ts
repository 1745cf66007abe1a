import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { listening } from '../../support/listening.ts'

export interface RebuiltShop {
  address: string
  /** From now on each script and style has another name, and the old names are gone, as after a new build. */
  rebuild: () => void
  close: () => Promise<void>
}

const mark = '~2'
const builtName = /([\w.-]+-[\w-]{8})(\.(?:js|css))\b/g
const isText = /html|javascript|css/

/** Stands before the shop, as a proxy would, and can serve it as another build. */
export async function openRebuiltShop(shop: string): Promise<RebuiltShop> {
  let isRebuilt = false
  const server = createServer((asked, answer) => {
    const url = asked.url ?? '/'
    // What was asked for before the build is answered from before it.
    const isNew = isRebuilt
    if (isNew && /^\/assets\/.*\.(?:js|css)$/.test(url) && !url.includes(mark)) {
      answer.writeHead(404).end()
      return
    }
    // Only whole and plain answers can be rewritten.
    const { 'accept-encoding': _, 'if-none-match': __, host: ___, ...headers } = asked.headers
    const onward = request(
      new URL(url.replace(mark, ''), shop),
      { method: asked.method, headers },
      (found) => void pass(found, answer, isNew),
    )
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  const { origin, close } = await listening(server)
  return { address: origin, rebuild: () => (isRebuilt = true), close }
}

async function pass(found: IncomingMessage, answer: ServerResponse, isNew: boolean): Promise<void> {
  const { 'content-length': _, ...headers } = found.headers
  const isRewritten = isNew && isText.test(headers['content-type'] ?? '')
  answer.writeHead(found.statusCode ?? 500, headers)
  if (!isRewritten) {
    found.pipe(answer)
    return
  }
  const chunks: Buffer[] = []
  for await (const chunk of found) chunks.push(chunk as Buffer)
  answer.end(Buffer.concat(chunks).toString().replaceAll(builtName, `$1${mark}$2`))
}
