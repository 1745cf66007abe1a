import pg from 'pg'

/**
 * What cached answers are made of, as the triggers of the database name it: `stock` is how many there are of some products,
 * `product` all else that is said of them. Both are announced with the product's id.
 */
export const topics = ['catalogue', 'product', 'stock', 'articles', 'content']

export interface Listening {
  /** Resolves after the first attempt to listen, whether it succeeded or not. */
  started: Promise<void>
  close: () => Promise<void>
}

interface Listener {
  /** Called when the connection listens: from now on every change is received. */
  onListening: () => void
  /** Called with the topic, and for a change of one product again with the topic and its id. */
  onChange: (tag: string) => void
  /** Called when the connection is lost: from now on changes can be missed. */
  onDeaf: () => void
}

const firstRetry = 250
const longestRetry = 5_000
const pulse = 10_000

/** Receives every committed change of the shop's data on a connection of its own, and reconnects when it is lost. */
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
    // A query finds out whether the peer disappeared without closing the connection.
    const heartbeat = setInterval(() => void client.query('select 1').catch(lose), pulse).unref()
    client.on('error', lose).on('end', lose)
    client.on('notification', ({ payload = '' }) => {
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
