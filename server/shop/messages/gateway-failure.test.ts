import { expect, it, onTestFinished } from 'vitest'
import { openMailServer } from '../../../tests/support/gateways/mail-server.ts'
import { openSmsGateway } from '../../../tests/support/gateways/sms-gateway.ts'
import { sendMail } from './send-mail.ts'
import { sendSms } from './send-sms.ts'

const delivery = () => ({ id: 'm-1', signal: AbortSignal.timeout(5_000) })

async function opened<Server extends { close: () => Promise<void> }>(opening: Promise<Server>) {
  const server = await opening
  onTestFinished(() => server.close())
  return server
}

/** A key that was revoked, a shop without credit or a relay that is denied is no fault of the message. */
it.each([
  [400, true],
  [422, true],
  [401, false],
  [402, false],
  [403, false],
  [404, false],
  [302, false],
])('an SMS gateway that answers %i refuses just this message: %s', async (status, isOfMessage) => {
  const { url } = await opened(openSmsGateway([status]))
  const sending = sendSms({ url, token: 't', sender: 's' }, { to: '0812345678', text: 'x' }, delivery())
  await expect(sending).rejects.toMatchObject({ isPassing: false, isOfMessage })
})

const mailBy = (smtpUrl: string) =>
  sendMail({ smtpUrl, from: 'no-reply@phaen.example' }, { to: 'a@example.com', text: 'x' }, delivery())

it.each([
  [550, '', true],
  [553, '', true],
  [550, '5.1.1 ', true],
  [554, '5.6.0 ', true],
  [552, '5.2.3 ', true],
  [550, '5.7.1 ', false],
  [554, '', false],
  [535, '', false],
])('a mail server that answers %i %s refuses just this message: %s', async (code, enhanced, isOfMessage) => {
  const { url } = await opened(openMailServer([code], enhanced))
  await expect(mailBy(url)).rejects.toMatchObject({ isPassing: false, isOfMessage })
})

it('a mail server that does not take the key refuses all messages', async () => {
  const { url } = await opened(openMailServer())
  const sending = mailBy(url.replace(':key@', ':wrong@'))
  await expect(sending).rejects.toMatchObject({ isPassing: false, isOfMessage: false })
})
