import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { openSmsGateway, silence } from '../../../tests/support/gateways/sms-gateway.ts'
import { listening } from '../../../tests/support/listening.ts'
import { defaultPauses } from '../common/pauses.ts'
import { GatewayFailure } from './gateway-failure.ts'
import { sendMail } from './send-mail.ts'
import { sendSms } from './send-sms.ts'
import { tryAgain } from './try-again.ts'

async function triesOf(failures: readonly Error[], signal = new AbortController().signal) {
  const waits: number[] = []
  let tries = 0
  const outcome = await tryAgain(
    async () => {
      const failure = failures[tries++]
      if (failure) throw failure
    },
    { waits: defaultPauses.messageTries, signal },
    async (milliseconds) => waits.push(milliseconds),
  ).catch((error: unknown) => error)
  return { tries, waits, outcome }
}

const passing = new GatewayFailure('busy', 'passing')
const final = new GatewayFailure('never', 'message')

describe('trying again', () => {
  it('waits longer each time, and gives up after three tries', async () => {
    const { tries, waits, outcome } = await triesOf([passing, passing, passing, passing])
    expect([tries, outcome]).toEqual([3, passing])
    expect(waits).toHaveLength(2)
    expect(waits).toEqual(waits.toSorted((one, other) => one - other))
    expect(await triesOf([passing])).toMatchObject({ tries: 2, outcome: undefined })
  })

  it('ends when the time for all tries together is over', async () => {
    expect(await triesOf([passing, passing], AbortSignal.abort())).toMatchObject({
      tries: 1,
      outcome: passing,
    })
  })

  it('ends at once when it was taken, when it never will be, and when the program is at fault', async () => {
    const mistake = new TypeError('a mistake')
    expect(await triesOf([])).toEqual({ tries: 1, waits: [], outcome: undefined })
    expect(await triesOf([final])).toEqual({ tries: 1, waits: [], outcome: final })
    expect(await triesOf([mistake])).toEqual({ tries: 1, waits: [], outcome: mistake })
  })
})

describe('a gateway that says nothing', () => {
  const soon = () => ({ id: 'm-1', signal: AbortSignal.timeout(50) })

  it('is left after a while, and may be tried again: for SMS', async () => {
    const { url, close } = await openSmsGateway([silence])
    const sending = sendSms({ url, token: 't', sender: 's' }, { to: '0812345678', text: 'x' }, soon())
    await expect(sending).rejects.toMatchObject({
      message: 'The SMS gateway was not reached: TimeoutError',
      kind: 'passing',
    })
    await close()
  })

  it('and for mail', async () => {
    const { port, close } = await listening(createServer())
    const settings = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'no-reply@phaen.example' }
    await expect(sendMail(settings, { to: 'a@example.com', text: 'x' }, soon())).rejects.toMatchObject({
      message: expect.stringMatching(/^The mail server did not take the message: /),
      kind: 'passing',
    })
    await close()
  })
})
