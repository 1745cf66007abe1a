import { createTransport, type NodemailerError } from 'nodemailer'
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

/** Logs only the codes: a mail server's text may quote the message. After a 5xx it would say the same again. */
function failureOf(error: unknown): GatewayFailure {
  const { code = 'for no reason given', responseCode: answered, command, response } = answerOf(error)
  const what = answered === undefined ? code : `${code} ${answered}`
  const said = `The mail server did not take the message: ${what}`
  if (code === 'EAUTH') return new GatewayFailure(said, 'shop')
  if (answered === undefined || answered < 500) return new GatewayFailure(said, 'passing')
  if (command === 'MAIL FROM') return new GatewayFailure(said, 'shop')
  return new GatewayFailure(said, isAboutMessage(response) ? 'message' : 'unclear')
}

const answerOf = (error: unknown): Partial<NodemailerError> => (error instanceof Error ? error : {})

/**
 * Whether it refuses the recipient or the content, not who sends: by its enhanced code (RFC 3463) of an address, a mailbox, a size, a
 * way to the recipient or a content, which is not that of a rule (5.7: relaying denied); without one by those codes that mean a mailbox.
 */
const isAboutMessage = (response = ''): boolean =>
  /^5\d\d[ -]5\./.test(response)
    ? /^5\d\d[ -]5\.(?:1\.(?![78])|2\.|3\.4|4\.|6\.)/.test(response)
    : /^(?:550|551|553)\b/.test(response)
