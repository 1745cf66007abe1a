import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { listening } from '../../support/listening.ts'
import type { SeededRandom } from '@phaen/statecharts'

const faults = [
  'late',
  'cut before it is sent',
  'cut in its middle',
  'cut before the answer',
  'cut in the answer',
  'sent twice',
] as const
type Fault = (typeof faults)[number] | 'none'

/** With one of these no request reaches the server whole. */
const lostRequests: readonly Fault[] = ['cut before it is sent', 'cut in its middle']

export interface BadNetwork {
  origin: string
  /** How often each fault happened. */
  happened: Record<string, number>
  /** From now on nothing happens to what is sent. */
  heal: () => void
  close: () => Promise<void>
}

interface Options {
  /** How many sendings without a fault there are to one of each fault: a page makes twenty requests where a call of the API makes one. */
  faultless?: number
  /** What begins like this meets a fault three times as often as not, whatever holds for the rest. */
  unreliableFor?: string
  /** What the network is unreliable for never arrives, until it heals. */
  isCutOff?: boolean
  /** Whether an answer may end before its head does. */
  cutsHeads?: boolean
}

/** A TCP proxy before a server: it delays, cuts, halves and doubles what a client sends, at random. */
export async function openBadNetwork(
  upstream: string,
  { oneOf, upTo }: SeededRandom,
  { faultless = 2, unreliableFor, isCutOff = false, cutsHeads = true }: Options = {},
): Promise<BadNetwork> {
  const faultsBeside = (many: number): readonly Fault[] => [...Array<'none'>(many).fill('none'), ...faults]
  const [usual, unreliable] = [faultsBeside(faultless), isCutOff ? lostRequests : faultsBeside(2)]
  const choicesFor = (sent: Buffer) =>
    unreliableFor !== undefined && sent.toString('latin1').startsWith(unreliableFor) ? unreliable : usual
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
    let next: Fault = 'none'
    const cut = () => [client, onward].forEach((socket) => socket.destroy())
    client.on('data', (sent) => {
      next = isHealed ? 'none' : oneOf(choicesFor(sent))
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
