import { openEmbeddedDatabase } from '../../../server/db/embedded/open-embedded-database.ts'
import type { EmbeddedOptions } from '../../../server/db/embedded/open-embedded-database.ts'

/** The options that a test passes to the server. */
export type ServerOrder = Omit<EmbeddedOptions, 'log'> & { account?: { uid: number; gid: number } }

/** The single answer that the server prints. */
export type ServerAnswer =
  | { url: string; adminUrl: string; area: string; log: string[] }
  | { refusal: { name: string; message: string } }

/** An API server reduced to its database, which it closes at SIGINT, SIGTERM or the end of its input. */
async function serve({ account, ...options }: ServerOrder): Promise<void> {
  if (account) {
    process.setgroups?.([])
    process.setgid?.(account.gid)
    process.setuid?.(account.uid)
  }
  const log: string[] = []
  const database = await openEmbeddedDatabase({ ...options, log: (line) => log.push(line) })
  const stop = () => void database.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  process.stdin.once('close', stop).resume()
  answer({ url: database.url, adminUrl: database.adminUrl, area: database.area, log })
}

function answer(what: ServerAnswer): void {
  process.stdout.write(`${JSON.stringify(what)}\n`)
}

serve(JSON.parse(process.argv[2] ?? '{}')).catch((error: Error) => {
  answer({ refusal: { name: error.name, message: error.message } })
  process.exitCode = 1
})
