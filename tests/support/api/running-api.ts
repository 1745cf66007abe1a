import type { TestDatabase } from '../database/test-database.ts'
import { startProcess } from '../database/start-process.ts'
import { faultOf } from './answer-check.ts'
import { asSent, bodyOf, sentHeaders } from './call-body.ts'
import type { CallOptions, TestAnswer, TestApi } from './open-api.ts'

export interface RunningApi extends Pick<TestApi, 'call'> {
  origin: string
  /** Ends the process abruptly, as a power cut would. */
  kill: () => Promise<void>
  end: () => Promise<void>
}

/** Starts the API in a separate process, with its settings; it accepts customer ids as tokens. */
export async function startApi(
  { url }: Pick<TestDatabase, 'url'>,
  settings: Record<string, string> = {},
): Promise<RunningApi> {
  const program = 'tests/support/api/api-server.ts'
  const started = await startProcess<{ origin: string }>(program, [url], { ...process.env, ...settings })
  const { origin } = started.answer
  return {
    origin,
    ...apiAt(origin),
    kill: async () => void (await started.end('SIGKILL')),
    end: async () => void (await started.end('SIGTERM')),
  }
}

/** The API of a process that runs already; throws when an answer violates the contract. */
export const apiAt = (origin: string): Pick<TestApi, 'call'> => ({
  call: (method, address, options) => callOver(origin, method, address, options),
})

async function callOver(
  origin: string,
  method: string,
  url: string,
  { headers = {}, body }: CallOptions = {},
): Promise<TestAnswer> {
  const answer = await fetch(origin + url, {
    method,
    headers: sentHeaders(body, headers),
    ...(body !== undefined && { body: asSent(body) }),
  })
  const contentType = answer.headers.get('content-type') ?? ''
  const read = {
    status: answer.status,
    contentType,
    body: bodyOf(method, contentType, await answer.text()),
    headers: answer.headers,
  }
  const fault = faultOf(method, url.split('?')[0] ?? url, read)
  if (fault) throw new Error(`The answer breaks the contract: ${fault}`)
  return read
}
