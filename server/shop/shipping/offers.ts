import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { ShippingDays, ShippingOption } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { carriers, carrierZones, shippingAreas, shippingSteps } from '../../db/schema/shipping.ts'
import { Problem } from '../common/problem.ts'
import type { Load } from './load.ts'

/** One carrier and what it would do for a load that goes to one place. */
export interface Offer {
  carrier: typeof carriers.$inferSelect
  days: ShippingDays
  /** The price step of the weight; the heaviest step if the load is heavier. */
  step: Step | undefined
  steps: readonly Step[]
  /** Why the carrier does not take the load. */
  reason: ShippingOption['reason']
}

export type Step = Pick<typeof shippingSteps.$inferSelect, 'id' | 'upToGrams' | 'priceSatang'>
type Tariff = Pick<Offer, 'carrier'> & { days: Offer['days'] | undefined; steps: Step[] }

/** The offers of all carriers; a refusal if none serves the address. */
export async function readOffers(db: Queries, postcode: string, load: Load): Promise<Offer[]> {
  const offers = await offersWithin(db, postcode, load)
  if (offers.every(({ reason }) => reason === 'outOfArea'))
    throw new Problem('OUT_OF_AREA', 'The address is outside the delivery area')
  return offers
}

/** The offers of all carriers; none if the shop does not deliver to the address. */
export async function offersWithin(db: Queries, postcode: string, load: Load): Promise<Offer[]> {
  const zone = await zoneOf(db, postcode)
  const tariffs = zone === undefined ? [] : await readTariffs(db, zone)
  return tariffs.map((tariff) => offerFor(tariff, load))
}

async function zoneOf(db: Queries, postcode: string): Promise<string | undefined> {
  const [area] = await db
    .select({ zone: shippingAreas.zone })
    .from(shippingAreas)
    .where(sql`starts_with(${postcode}, ${shippingAreas.postcodePrefix})`)
    .orderBy(desc(sql`length(${shippingAreas.postcodePrefix})`))
    .limit(1)
  return area?.zone ?? undefined
}

async function readTariffs(db: Queries, zone: string): Promise<Tariff[]> {
  const rows = await db
    .select({ carrier: carriers, zone: carrierZones, step: shippingSteps })
    .from(carriers)
    .leftJoin(carrierZones, and(eq(carrierZones.carrierId, carriers.id), eq(carrierZones.zone, zone)))
    .leftJoin(
      shippingSteps,
      and(eq(shippingSteps.carrierId, carrierZones.carrierId), eq(shippingSteps.zone, carrierZones.zone)),
    )
    .orderBy(asc(carriers.position), asc(carriers.id), asc(shippingSteps.upToGrams))
  const tariffs = new Map<string, Tariff>()
  for (const { carrier, zone: served, step } of rows) {
    const tariff = tariffs.get(carrier.id) ?? {
      carrier,
      days: served ? { min: served.daysMin, max: served.daysMax } : undefined,
      steps: [],
    }
    if (step) tariff.steps.push(step)
    tariffs.set(carrier.id, tariff)
  }
  return [...tariffs.values()]
}

function offerFor({ carrier, days, steps }: Tariff, { grams, longestMm }: Load): Offer {
  if (!days) return { carrier, days: { min: 0, max: 0 }, step: undefined, steps, reason: 'outOfArea' }
  const step = steps.find(({ upToGrams }) => grams <= upToGrams)
  const isTooLong = longestMm > carrier.maxLengthMm
  const reason = isTooLong ? 'tooLong' : step ? undefined : 'tooHeavy'
  return { carrier, days, step: step ?? steps.at(-1), steps, reason }
}
