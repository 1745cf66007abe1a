import { spawn } from 'node:child_process'
import { open, rename, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseStartError } from '../database-start-error.ts'
import type { Place } from './place.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import type { PostmasterFile } from './postmaster-file.ts'
import { asUser } from './run-program.ts'
import { postgresSettings } from './settings.ts'
import type { Purpose } from './settings.ts'
import { pollUntil } from './poll-until.ts'

const startPatience = 300_000
const logLimit = 8 * 1024 * 1024
const attempts = 20
const pauseBetweenAttempts = 250

/** Another program took the port just now, or the processes of a killed database have not ended yet. */
const passing = /address already in use|shared memory block .* in use/i

/**
 * Starts the database in a session of its own: neither Ctrl-C in the terminal nor our own end takes it along. It gets the
 * wanted port if that is free, so that servers which knew it find it again.
 */
export async function startPostmaster(
  place: Place,
  purpose: Purpose,
  wantedPort = 0,
): Promise<PostmasterFile> {
  await rollLog(place.logFile)
  for (let attempt = 1; ; attempt++) {
    const outcome = await tryToStart(place, purpose, wantedPort)
    if (typeof outcome !== 'string') return outcome
    if (!passing.test(outcome) || attempt === attempts) {
      throw new DatabaseStartError(
        `The database in ${place.cluster} does not start: ${reasonIn(outcome)} The whole log is ${place.logFile}; bring the folder back from a copy, or move it away to begin with an empty shop.`,
      )
    }
    await pause(pauseBetweenAttempts)
  }
}

/** Returns the running database, or what it wrote before it ended. */
async function tryToStart(
  place: Place,
  purpose: Purpose,
  wantedPort: number,
): Promise<PostmasterFile | string> {
  const log = await open(place.logFile, 'a+', 0o600)
  try {
    if (place.user) await log.chown(place.user.uid, place.user.gid)
    const begin = (await log.stat()).size
    const port = await freePort(wantedPort).catch(() => freePort(0))
    const child = spawn(place.binaries.postgres, ['-D', place.cluster, ...postgresSettings(port, purpose)], {
      ...asUser(place.user),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      windowsHide: true,
    })
    child.unref()
    let end: string | undefined
    child.on('error', (error) => (end = error.message))
    child.on('exit', (code, signal) => (end ??= `it ended with ${code ?? signal}`))
    const outcome = await pollUntil(async () => {
      if (end !== undefined) return end
      const found = await readPostmasterFile(place.cluster)
      return found?.pid === child.pid && found?.status === 'ready' ? found : undefined
    }, startPatience)
    if (outcome !== undefined && typeof outcome !== 'string') return outcome
    const written = Buffer.alloc((await log.stat()).size - begin)
    await log.read(written, 0, written.length, begin)
    return written.toString() || (outcome ?? 'it is not ready after five minutes')
  } finally {
    await log.close()
  }
}

/** The wanted port, or any where it is 0; fails where another program has it. */
function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function reasonIn(written: string): string {
  const lines = written.trim().split('\n')
  const reason = lines.filter((line) => /(FATAL|PANIC):/.test(line)).at(-1) ?? lines.at(-1) ?? ''
  return reason.replace(/^.*?(FATAL|PANIC):\s*/, '').replace(/\.?$/, '.')
}

async function rollLog(logFile: string): Promise<void> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  )
  if (size > logLimit) await rename(logFile, `${logFile}.1`)
}
