import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { LogController, type FastifyHttpOptions } from 'fastify'
import { answerFailure, problemBody } from './failures.ts'
import { loggerOptions } from './log.ts'
import { invalid } from '../shop/common/problem.ts'

export interface ServerLimits {
  /** The time within which a request must have arrived completely, in milliseconds. */
  requestTimeout: number
  checkingInterval: number
}

const usualLimits: ServerLimits = { requestTimeout: 15_000, checkingInterval: 1_000 }

interface ServerSettings {
  logLevel: string
  logTo?: { write: (line: string) => void }
  limits?: ServerLimits
  /** Number of trusted proxies in front of the server: the address before them is the client's. */
  trustProxy?: number
  commonHeaders: Readonly<Record<string, string>>
}

export function serverOptions({
  logLevel,
  logTo,
  limits = usualLimits,
  trustProxy = 0,
  commonHeaders,
}: ServerSettings): FastifyHttpOptions<Server> {
  const { requestTimeout, checkingInterval } = limits
  return {
    logger: loggerOptions(logLevel, logTo),
    // The same id appears in a problem's traceId and in the log.
    logController: new LogController({ requestIdLogLabel: 'traceId' }),
    genReqId: () => randomUUID(),
    trustProxy: trustProxy > 0 && ((_address, hop) => hop < trustProxy),
    bodyLimit: 64 * 1024,
    requestTimeout,
    http: { connectionsCheckingInterval: checkingInterval, headersTimeout: requestTimeout, requestTimeout },
    forceCloseConnections: 'idle',
    // Requests that arrive on an open connection during shutdown are still answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 16 * 1024 },
    // What the framework refuses before its hooks and what Node refuses before the framework get these headers here.
    frameworkErrors: (error, request, reply) => answerFailure(error, request, reply.headers(commonHeaders)),
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, commonHeaders),
  }
}

const reasons: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Answers connections that send no valid HTTP request or do not finish it. */
function refuseConnection(
  error: Error & { code?: string },
  socket: Socket,
  commonHeaders: ServerSettings['commonHeaders'],
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const reason = reasons[error.code ?? ''] ?? '400 Bad Request'
  const problem = problemBody(invalid(reason), Number.parseInt(reason, 10), randomUUID())
  const body = JSON.stringify(problem)
  socket.end(
    [
      `HTTP/1.1 ${reason}`,
      ...Object.entries(commonHeaders).map(([name, value]) => `${name}: ${value}`),
      'cache-control: no-store',
      'content-type: application/problem+json',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
