import { createHmac, timingSafeEqual } from 'node:crypto'

const secondsOfSkew = 300

const hmac = (secret: string, signed: string) => createHmac('sha256', secret).update(signed).digest()

/** The signature header of an event: the time of signing, and an HMAC of that time and the body. */
export function signPaymentEvent(secret: string, rawBody: string, now = new Date()): string {
  const t = Math.floor(now.getTime() / 1000)
  return `t=${t},v1=${hmac(secret, `${t}.${rawBody}`).toString('hex')}`
}

/** Whether this exact body was signed with the secret, recently. */
export function isSignedBy(secret: string, signature: string, rawBody: string, now = new Date()): boolean {
  const [, t, v1] = /^t=([0-9]{10,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  if (t === undefined || v1 === undefined) return false
  const isRecent = Math.abs(Math.floor(now.getTime() / 1000) - Number(t)) <= secondsOfSkew
  return timingSafeEqual(hmac(secret, `${t}.${rawBody}`), Buffer.from(v1, 'hex')) && isRecent
}
