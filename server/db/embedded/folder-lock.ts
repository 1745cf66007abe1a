import { randomBytes } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseStartError } from '../database-start-error.ts'
import { identityOf, isAlive } from './process-identity.ts'
import { pollUntil } from './poll-until.ts'

/**
 * A mutex between processes that needs only a folder: Lamport's bakery algorithm. Each process that wants the lock draws a
 * number and waits until no living process holds a lower one. Each file name belongs to one process for good, so
 * clearing away after a killed one can never take a living one's place, which a single lock file cannot promise.
 */
export async function withFolderLock<T>(
  folder: string,
  work: () => Promise<T>,
  patience = 120_000,
): Promise<T> {
  const me = `${identityOf(process.pid)}~${randomBytes(4).toString('hex')}`
  const drawing = join(folder, `drawing~${me}`)
  await writeFile(drawing, '')
  const number = 1 + Math.max(0, ...(await tickets(folder)).map((ticket) => ticket.number))
  const mine: Ticket = { name: `${number}~${me}`, number, holder: me }
  await writeFile(join(folder, mine.name), '')
  await rm(drawing)
  try {
    await waitForTurn(folder, mine, patience)
    return await work()
  } finally {
    await rm(join(folder, mine.name), { force: true })
  }
}

type Ticket = { name: string; number: number; holder: string }

async function waitForTurn(folder: string, mine: Ticket, patience: number): Promise<void> {
  let ahead: Ticket | undefined
  const turn = await pollUntil(async () => {
    // Reads twice: a listing may miss a process that changes from drawing to waiting while the folder is read.
    ahead = (await firstAhead(folder, mine)) ?? (await firstAhead(folder, mine))
    return ahead === undefined ? true : undefined
  }, patience)
  if (turn === undefined) {
    throw new DatabaseStartError(
      `Another server (process ${Number.parseInt(ahead?.holder ?? '', 10)}) has been starting or stopping the database for ${patience / 1000} s: wait for it or end it, then start again.`,
    )
  }
}

async function firstAhead(folder: string, mine: Ticket): Promise<Ticket | undefined> {
  const others = (await tickets(folder)).filter((ticket) => comesBefore(ticket, mine))
  const dead = others.filter((ticket) => !isAlive(identityIn(ticket)))
  await Promise.all(dead.map((ticket) => rm(join(folder, ticket.name), { force: true })))
  return others.find((ticket) => !dead.includes(ticket))
}

/** A process that is still drawing counts as number 0, ahead of all others, since its number is not known yet. */
async function tickets(folder: string): Promise<Ticket[]> {
  const names = (await readdir(folder)).filter((name) => /^(drawing|\d+)~/.test(name))
  return names.map((name) => {
    const [first = '', identity, random] = name.split('~')
    return { name, number: first === 'drawing' ? 0 : Number(first), holder: `${identity}~${random}` }
  })
}

function comesBefore(one: Ticket, other: Ticket): boolean {
  if (one.holder === other.holder) return false
  return one.number === other.number ? one.holder < other.holder : one.number < other.number
}

function identityIn(ticket: Ticket): string {
  return ticket.holder.slice(0, ticket.holder.indexOf('~'))
}
