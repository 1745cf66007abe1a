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
  [400, 'message'],
  [422, 'message'],
  [401, 'shop'],
  [402, 'shop'],
  [403, 'shop'],
  [404, 'shop'],
  [302, 'shop'],
])('an SMS gateway that answers %i refuses the %s', async (status, kind) => {
  const { url } = await opened(openSmsGateway([status]))
  const sending = sendSms({ url, token: 't', sender: 's' }, { to: '0812345678', text: 'x' }, delivery())
  await expect(sending).rejects.toMatchObject({ kind })
})

const mailBy = (smtpUrl: string) =>
  sendMail({ smtpUrl, from: 'no-reply@phaen.example' }, { to: 'a@example.com', text: 'x' }, delivery())

it.each([
  [550, '', 'message'],
  [553, '', 'message'],
  [550, '5.1.1 ', 'message'],
  [550, '5.4.1 ', 'message'],
  [554, '5.6.0 ', 'message'],
  [552, '5.2.3 ', 'message'],
  [552, '5.3.4 ', 'message'],
  [550, '5.7.1 ', 'unclear'],
  [554, '', 'unclear'],
  [535, '', 'unclear'],
])('a mail server that answers %i %s refuses what is %s', async (code, enhanced, kind) => {
  const { url } = await opened(openMailServer([code], enhanced))
  await expect(mailBy(url)).rejects.toMatchObject({ kind })
})

it('a mail server that does not take the key refuses all messages', async () => {
  const { url } = await opened(openMailServer())
  const sending = mailBy(url.replace(':key@', ':wrong@'))
  await expect(sending).rejects.toMatchObject({ kind: 'shop' })
})
