import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from '../db/database.ts'
import { pollForChanges } from './change-poller.ts'

/**
 * What cached answers are made of, as the triggers of the database name it: `stock` is how many there are of some products,
 * `product` all else that is said of them. Both are announced with the product's id. A picture that was removed is
 * announced too, as `picture` with its id; no answer is made of one.
 */
export const topics = ['catalogue', 'product', 'stock', 'articles', 'content']

export interface Listening {
  /** Resolves after the first attempt to listen, whether it succeeded or not. */
  started: Promise<void>
  close: () => Promise<void>
}

export interface Listener {
  /** Called when the connection listens: from now on every change is received. */
  onListening: () => void
  /** Called with the topic, and for a change of one product again with the topic and its id. */
  onChange: (tag: string) => void
  /** Called when the connection is lost: from now on changes can be missed. */
  onDisconnected: () => void
  warn: (what: string) => void
}

const firstRetry = 250
const longestRetry = 5_000
const pulse = 10_000
/** How long the server's own notification may be on its way. */
const longestEcho = 2_000
/** Until it is tried again whether changes can be heard. */
const relistenAfterMs = 60_000
const noNotificationsWarning =
  'DATABASE_URL leads through a pooler, which drops what the database announces: changes are looked for each second instead. DATABASE_DIRECT_URL, the address of PostgreSQL itself, mends it'

/**
 * Receives every committed change of the shop's data on a connection of its own, and reconnects when it is lost. Where nothing
 * is to be heard, as behind a pooler, it looks each second whether anything was committed.
 */
export function listenForChanges(
  { pool, direct }: Pick<Database, 'pool' | 'direct'>,
  { onListening, onChange, onDisconnected, warn }: Listener,
): Listening {
  let isClosed = false
  let retry = firstRetry
  let timer: NodeJS.Timeout | undefined
  let stop: () => Promise<void> = async () => undefined
  let stopPolling: (() => void) | undefined

  async function listen(): Promise<void> {
    const client = new pg.Client({ ...connectionOf(direct), query_timeout: pulse })
    let isLost = false
    const leave = (after: number) => {
      if (isLost) return
      isLost = true
      clearInterval(heartbeat)
      void client.end().catch(() => undefined)
      if (!isClosed) timer = setTimeout(() => void listen(), after).unref()
    }
    const lose = () => {
      if (!isLost && !stopPolling) onDisconnected()
      leave(retry)
      retry = Math.min(retry * 2, longestRetry)
    }
    // A query finds out whether the peer disappeared without closing the connection.
    const heartbeat = setInterval(() => void client.query('select 1').catch(lose), pulse).unref()
    client.on('error', lose).on('end', lose)
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel !== 'shop_changes') return
      const [topic = '', id] = payload.split(' ')
      onChange(topic)
      if (id !== undefined) onChange(payload)
    })
    stop = async () => {
      clearInterval(heartbeat)
      await client.end().catch(() => undefined)
    }
    try {
      await client.connect()
      await client.query('listen shop_changes')
      const isHeard = await receivesNotifications(client, pool)
      if (isLost || isClosed) return
      if (isHeard) {
        retry = firstRetry
        stopPolling?.()
        stopPolling = undefined
        onListening()
      } else {
        if (!stopPolling) warn(noNotificationsWarning)
        stopPolling ??= pollForChanges(pool, { onChanged: onListening, onLost: onDisconnected })
        leave(relistenAfterMs)
      }
    } catch {
      lose()
    }
  }

  return {
    started: listen(),
    async close() {
      isClosed = true
      clearTimeout(timer)
      stopPolling?.()
      await stop()
    },
  }
}

/**
 * Whether the connection hears what another one announces. A pooler takes the wish to listen, gives the connection to others,
 * and says nothing.
 */
async function receivesNotifications(client: pg.Client, pool: pg.Pool): Promise<boolean> {
  const echo = `phaen_echo_${randomBytes(8).toString('hex')}`
  await client.query(`listen ${echo}`)
  const heard = new Promise<true>((resolve) =>
    client.on('notification', ({ channel }) => channel === echo && resolve(true)),
  )
  await pool.query(`select pg_notify($1, '')`, [echo])
  return Promise.race([heard, pause(longestEcho, false, { ref: false })])
}

const connectionOf = ({ options }: pg.Pool): pg.ClientConfig => ({
  connectionString: options.connectionString,
  application_name: 'phaen changes',
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
})
