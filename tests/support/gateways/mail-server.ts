import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  from: string
  to: string[]
  /** The raw message, including its headers. */
  source: string
}

export interface MailServer {
  url: string
  received: ReceivedMail[]
  /** The number of messages that were offered, whether accepted or refused. */
  offered: () => number
  close: () => Promise<void>
}

/** A real mail server on a free port; it refuses the first messages with the given response codes, and an enhanced one. */
export async function openMailServer(refusals: readonly number[] = [], enhanced = ''): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let offered = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    onAuth({ username, password }, _session, answer) {
      if (username === 'shop' && password === 'key') return answer(null, { user: username })
      answer(new Error('No such user'))
    },
    onData(stream, { envelope }, answer) {
      void text(stream).then((source) => {
        const responseCode = refusals[offered++]
        if (responseCode !== undefined)
          return answer(Object.assign(new Error(`${enhanced}Not now: ${source}`), { responseCode }))
        const { mailFrom, rcptTo } = envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source,
        })
        answer()
      })
    },
  })
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  return {
    url: `smtp://shop:key@127.0.0.1:${port}`,
    received,
    offered: () => offered,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
