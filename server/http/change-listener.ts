import pg from 'pg'

/** What answers are about, as the triggers of the database name it. */
export const topics = ['catalogue', 'articles', 'content'] as const
export type Topic = (typeof topics)[number]

export interface Listening {
  /** After the first try to listen, whether it went well or not. */
  started: Promise<void>
  close: () => Promise<void>
}

interface Listener {
  /** From now on every change is heard. */
  onListening: () => void
  onChange: (topic: Topic) => void
  /** From now on changes can go unheard. */
  onDeaf: () => void
}

const firstRetry = 250
const longestRetry = 5_000
const pulse = 10_000

/** Hears of every change of the shop that any program commits, on a connection of its own that is made again when it is lost. */
export function listenForChanges(pool: pg.Pool, { onListening, onChange, onDeaf }: Listener): Listening {
  let isClosed = false
  let retry = firstRetry
  let timer: NodeJS.Timeout | undefined
  let stop: () => Promise<void> = async () => undefined

  async function listen(): Promise<void> {
    const client = new pg.Client({ ...connectionOf(pool), query_timeout: pulse })
    let isLost = false
    const lose = () => {
      if (isLost) return
      isLost = true
      clearInterval(heartbeat)
      onDeaf()
      void client.end().catch(() => undefined)
      if (isClosed) return
      timer = setTimeout(() => void listen(), retry).unref()
      retry = Math.min(retry * 2, longestRetry)
    }
    // A peer that went without a word is found out by asking.
    const heartbeat = setInterval(() => void client.query('select 1').catch(lose), pulse).unref()
    client.on('error', lose).on('end', lose)
    client.on('notification', ({ payload }) => {
      for (const topic of topics) if (topic === payload) onChange(topic)
    })
    stop = async () => {
      clearInterval(heartbeat)
      await client.end().catch(() => undefined)
    }
    try {
      await client.connect()
      await client.query('listen shop_changes')
      if (isLost) return
      retry = firstRetry
      onListening()
    } catch {
      lose()
    }
  }

  return {
    started: listen(),
    async close() {
      isClosed = true
      clearTimeout(timer)
      await stop()
    },
  }
}

const connectionOf = ({ options }: pg.Pool): pg.ClientConfig => ({
  connectionString: options.connectionString,
  application_name: 'phaen changes',
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
})
