import { createTransport } from 'nodemailer'
import type { ShopSettings } from '../common/shop-settings.ts'
import { GatewayFailure } from './gateway-failure.ts'
import type { Message } from './message.ts'

type MailSettings = NonNullable<ShopSettings['mail']>

interface Delivery {
  /** The same for each try of one message, so that a mailbox shows a repetition once. */
  id: string
  signal: AbortSignal
}

/** Sends a message to the mail server, without retry. */
export async function sendMail(
  { smtpUrl, from }: MailSettings,
  { to, subject, text }: Pick<Message, 'to' | 'subject' | 'text'>,
  { id, signal }: Delivery,
): Promise<void> {
  const transport = createTransport({ url: smtpUrl, disableFileAccess: true, disableUrlAccess: true })
  try {
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      messageId: `<${id}@${domainOf(from)}>`,
      signal,
    })
  } catch (error) {
    throw failureOf(error)
  } finally {
    transport.close()
  }
}

const domainOf = (from: string) => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'

/** Logs only the codes: a mail server's text may quote the message. A 5xx refusal is permanent. */
function failureOf(error: unknown): GatewayFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'for no reason given'
  const answered = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : undefined
  const what = answered === undefined ? code : `${code} ${answered}`
  const isPassing = code !== 'EAUTH' && (answered === undefined || answered < 500)
  return new GatewayFailure(`The mail server did not take the message: ${what}`, isPassing)
}
