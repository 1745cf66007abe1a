import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { listening } from '../../support/listening.ts'
import type { SeededRandom } from '@phaen/statecharts'

const errors = [
  'late',
  'cut before it is sent',
  'cut in its middle',
  'cut before the answer',
  'cut in the answer',
  'sent twice',
] as const
type Mishap = (typeof errors)[number] | 'none'

/** What lets nothing whole through to the server. */
const dams: readonly Mishap[] = ['cut before it is sent', 'cut in its middle']

export interface BadNetwork {
  origin: string
  /** How often each mishap happened. */
  happened: Record<string, number>
  /** From now on nothing happens to what is sent. */
  heal: () => void
  close: () => Promise<void>
}

interface Weather {
  /** The number of dice faces without a fault: a page makes twenty requests where a call of the API makes one. */
  calm?: number
  /** What begins like this meets a mishap three times as often as not, however calm it is for the rest. */
  stormyFor?: string
  /** What the storm is for never arrives, until the network heals. */
  isCutOff?: boolean
  /** Whether an answer may end before its head does. */
  cutsHeads?: boolean
}

/** A TCP proxy before a server: it delays, cuts, halves and doubles what a client sends, as the dice say. */
export async function openBadNetwork(
  upstream: string,
  { oneOf, upTo }: SeededRandom,
  { calm = 2, stormyFor, isCutOff = false, cutsHeads = true }: Weather = {},
): Promise<BadNetwork> {
  const withCalm = (many: number): readonly Mishap[] => [...Array<'none'>(many).fill('none'), ...errors]
  const [usual, stormy] = [withCalm(calm), isCutOff ? dams : withCalm(2)]
  const facesFor = (sent: Buffer) =>
    stormyFor !== undefined && sent.toString('latin1').startsWith(stormyFor) ? stormy : usual
  let isHealed = false
  const { port, hostname } = new URL(upstream)
  const sockets = new Set<Socket>()
  const happened: Record<string, number> = {}
  const keep = (socket: Socket): Socket => {
    sockets.add(socket)
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  }
  const open = () => keep(connect(Number(port), hostname))

  const server = createServer((client) => {
    keep(client)
    const onward = open()
    let next: Mishap = 'none'
    const cut = () => [client, onward].forEach((socket) => socket.destroy())
    client.on('data', (sent) => {
      next = isHealed ? 'none' : oneOf(facesFor(sent))
      happened[next] = (happened[next] ?? 0) + 1
      if (next === 'cut before it is sent') return cut()
      if (next === 'cut in its middle') return void onward.write(sent.subarray(0, upTo(sent.length) - 1), cut)
      if (next === 'late') return void pause(upTo(150)).then(() => onward.write(sent))
      if (next === 'sent twice')
        open()
          .on('data', () => undefined)
          .write(sent)
      onward.write(sent)
    })
    onward.on('data', (answer) => {
      if (next === 'cut before the answer') return cut()
      if (next === 'cut in the answer') {
        const head = cutsHeads ? 0 : answer.indexOf('\r\n\r\n') + 4
        return void client.write(answer.subarray(0, head + upTo(answer.length - head) - 1), cut)
      }
      client.write(answer)
    })
    client.on('close', () => onward.destroy())
    onward.on('close', () => client.end())
  })
  const { origin: own, close } = await listening(server)
  return {
    origin: own,
    happened,
    heal() {
      isHealed = true
    },
    async close() {
      const closed = close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
