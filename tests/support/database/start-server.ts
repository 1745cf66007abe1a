import type { ServerAnswer, ServerOrder } from './database-server.ts'
import { startProcess } from './start-process.ts'

/** Starts a process that opens a database, as an API server does. */
export function startServer(order: ServerOrder, env = process.env) {
  return startProcess<ServerAnswer>('tests/support/database/database-server.ts', [JSON.stringify(order)], env)
}

/** Starts a server and throws its refusal if it cannot open its database. */
export async function startWorkingServer(order: ServerOrder, env = process.env) {
  const server = await startServer(order, env)
  if ('refusal' in server.answer) throw new Error(server.answer.refusal.message)
  return { ...server, ...server.answer }
}
