import type { ShippingOption } from '../../openapi/generated/schema.ts'
import { ShopProblem } from './problem.ts'

/** The ways to send goods; none where no carrier goes. */
export async function noneOutOfArea(options: Promise<ShippingOption[]>): Promise<ShippingOption[]> {
  try {
    return await options
  } catch (error) {
    if (error instanceof ShopProblem && error.code === 'OUT_OF_AREA') return []
    throw error
  }
}
