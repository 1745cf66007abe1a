import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { carriers, carrierZones, shippingAreas, shippingSteps } from '../../db/schema/shipping.ts'
import { inBoth } from '../../shop/common/language.ts'
import { satangOf } from '../../shop/common/measures.ts'
import { insertAll } from '../../db/insert-all.ts'
import { areas } from '../../../sample-shop/shipping/areas.ts'
import { carriers as sampleCarriers, type Carrier } from '../../../sample-shop/shipping/carriers.ts'

const idOf = ({ word }: Carrier) => `s-${word}`

/** Inserts the delivery areas, carriers and prices of a new shop. */
export async function insertShipping(db: NodePgDatabase): Promise<void> {
  await insertAll(db, shippingAreas, [...areas])
  await insertAll(db, carriers, sampleCarriers.map(carrierRow))
  await insertAll(db, carrierZones, sampleCarriers.flatMap(zoneRows))
  await insertAll(db, shippingSteps, sampleCarriers.flatMap(stepRows))
}

function carrierRow(carrier: Carrier, index: number): typeof carriers.$inferInsert {
  const { name, maxLengthMm } = carrier
  return { id: idOf(carrier), position: index + 1, ...inBoth('name', name), maxLengthMm }
}

const zoneRows = (carrier: Carrier): (typeof carrierZones.$inferInsert)[] =>
  Object.entries(carrier.zones).map(([zone, { days }]) => ({
    carrierId: idOf(carrier),
    zone,
    daysMin: days[0],
    daysMax: days[1],
  }))

const stepRows = (carrier: Carrier): (typeof shippingSteps.$inferInsert)[] =>
  Object.entries(carrier.zones).flatMap(([zone, { prices }]) =>
    prices.map((price, index) => {
      const kilograms = carrier.kilograms[index]
      if (kilograms === undefined) throw new Error(`${carrier.word} has more prices than weights in ${zone}`)
      return {
        id: `spw-${carrier.word}-${zone}-${kilograms}`,
        carrierId: idOf(carrier),
        zone,
        upToGrams: kilograms * 1000,
        priceSatang: satangOf(price),
      }
    }),
  )
