import { asc } from 'drizzle-orm'
import type { ServiceTerms } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { branches } from '../../db/schema/content.ts'
import { carrierZones, shippingSteps } from '../../db/schema/shipping.ts'
import { baht } from '../common/measures.ts'
import type { ShopSettings } from '../common/shop-settings.ts'

/** What the shop says of itself before anything is chosen: its lowest freight, its fastest way, its branches. */
export async function readServiceTerms(
  db: Queries,
  { daysToReturn, daysToClaim }: Pick<ShopSettings, 'daysToReturn' | 'daysToClaim'>,
): Promise<ServiceTerms> {
  const [[cheapest], [fastest], branchCount] = await Promise.all([
    db
      .select({ satang: shippingSteps.priceSatang })
      .from(shippingSteps)
      .orderBy(asc(shippingSteps.priceSatang))
      .limit(1),
    db
      .select({ min: carrierZones.daysMin, max: carrierZones.daysMax })
      .from(carrierZones)
      .orderBy(asc(carrierZones.daysMin), asc(carrierZones.daysMax))
      .limit(1),
    db.$count(branches),
  ])
  return {
    ...(cheapest && { freightFrom: baht(cheapest.satang) }),
    ...(fastest && { fastest }),
    branchCount,
    daysToReturn,
    daysToClaim,
  }
}
