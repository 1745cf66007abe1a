import { and, eq } from 'drizzle-orm'
import { encode } from 'uqr'
import { canBePaid } from '../../../machines/order-status/order-events.ts'
import type { PaymentTransfer } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { paymentAttempts, paymentQrCodes } from '../../db/schema/payments.ts'
import { baht } from '../common/measures.ts'
import { notFound } from '../common/problem.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import type { OrderRow } from '../order-lifecycle/lock-order.ts'
import { isBeingDecided, isOverdue, noteProviderId } from './attempts.ts'
import { PaymentProviderUnavailable, type Attempt, type QrCode } from './providers/payment-provider.ts'

const pixels = 960
const maxPixelsRead = 4_000_000

/**
 * Always a PNG: banks' apps open no SVG from the photos of a phone, and a picture from outside that was drawn again holds
 * nothing but its dots.
 */
export async function drawQrCode(code: QrCode): Promise<Buffer> {
  // Loaded when the first QR code is drawn: most servers never draw one.
  const { default: sharp } = await import('sharp')
  const [given, options] =
    'payload' in code ? dotsOf(code.payload) : [code.picture, { limitInputPixels: maxPixelsRead }]
  try {
    return await sharp(given, options)
      .resize({ width: pixels, height: pixels, fit: 'contain', background: 'white', kernel: 'nearest' })
      .flatten({ background: 'white' })
      .png({ palette: true, effort: 1 })
      .toBuffer()
  } catch {
    throw new PaymentProviderUnavailable('The provider sent no picture of a QR code')
  }
}

/** One byte for each dot. */
function dotsOf(payload: string): [Buffer, { raw: { width: number; height: number; channels: 1 } }] {
  const { data, size } = encode(payload, { ecc: 'M', border: 4 })
  const dots = data.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255)))
  return [Buffer.from(dots), { raw: { width: size, height: size, channels: 1 } }]
}

/**
 * Keeps the QR code and the provider's name for what it pays, together: of two that were begun, the first counts. Nobody can pay
 * the other, since its code is shown nowhere.
 */
export async function keepTransfer(
  db: Queries,
  attemptId: string,
  { providerId, png }: { providerId: string | null; png: Buffer },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [attempt] = await tx
      .select({ providerId: paymentAttempts.providerId })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.id, attemptId))
      .for('update')
    if (await hasQrCode(tx, attemptId)) return
    const known = attempt?.providerId ?? providerId
    if (known !== providerId) throw new PaymentProviderUnavailable('The attempt has another payment')
    if (providerId !== null) await noteProviderId(tx, attemptId, providerId)
    await tx.insert(paymentQrCodes).values({ attemptId, png })
  })
}

export const hasQrCode = async (db: Queries, attemptId: string): Promise<boolean> =>
  (await db.$count(paymentQrCodes, eq(paymentQrCodes.attemptId, attemptId))) > 0

/** What an order that waits for a transfer is paid with; not found when it waits for none. */
export async function readTransfer(
  { database: { db }, settings }: ShopDeps,
  order: OrderRow,
): Promise<PaymentTransfer> {
  const [open] = await db
    .select({ attempt: paymentAttempts })
    .from(paymentAttempts)
    .innerJoin(paymentQrCodes, eq(paymentQrCodes.attemptId, paymentAttempts.id))
    .where(and(eq(paymentAttempts.orderId, order.id), eq(paymentAttempts.state, 'pending')))
  if (!open || !isPayable(open.attempt) || !canBePaid(order))
    throw notFound('The order waits for no transfer')
  const { id, amountSatang, expiresAt } = open.attempt
  return {
    attemptId: id,
    amount: baht(amountSatang),
    qrUrl: `${settings.apiUrl.replace(/\/+$/, '')}/pay/qr/${id}`,
    ...(settings.promptPayName !== undefined && { payee: settings.promptPayName }),
    expiresAt: expiresAt.toISOString(),
  }
}

/** The picture of an attempt that is still open; nobody is to pay by an old one. */
export async function readQrCode({ database: { db } }: ShopDeps, attemptId: string): Promise<Buffer> {
  const [found] = await db
    .select({ attempt: paymentAttempts, png: paymentQrCodes.png })
    .from(paymentQrCodes)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentQrCodes.attemptId))
    .where(eq(paymentQrCodes.attemptId, attemptId))
  if (!found || found.attempt.state !== 'pending' || !isPayable(found.attempt))
    throw notFound('There is no such QR code')
  return found.png
}

const isPayable = (attempt: Attempt) =>
  attempt.closedAt === null && !isOverdue(attempt) && !isBeingDecided(attempt)
