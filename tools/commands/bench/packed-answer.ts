import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'

/** What a browser says that it can unpack. */
export const packedHeaders = { 'accept-encoding': 'br, gzip' }

/** An answer as it comes over the wire, not unpacked. */
export async function packedAnswer(url: string): Promise<{ bytes: Buffer; encoding: string }> {
  const request = get(url, { headers: packedHeaders })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`)
  return { bytes: Buffer.concat(chunks), encoding: response.headers['content-encoding'] ?? 'identity' }
}
