import { randomInt } from 'node:crypto'
import type { CheckoutRequest } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import type { PickUpPlace } from '../../db/schema/orders.ts'
import { readPickUpBranches, type BranchWithReadyTime } from '../shipping/pick-up-branches.ts'
import { fieldRefused } from '../common/problem.ts'
import type { Shipping } from './shipping.ts'

/** Picking up at the branch that the request names: it costs nothing, and needs neither an address nor a carrier. */
export async function resolvePickUp(
  tx: Queries,
  branchId: string,
  { deliveryAddress, shippingId, shippingPricePerWeightIdentifier }: CheckoutRequest,
): Promise<Shipping> {
  if ((deliveryAddress ?? shippingId ?? shippingPricePerWeightIdentifier) !== undefined)
    throw fieldRefused('SHIPPING_REQUIRED', 'pickUpBranchId', 'It is either shipped or picked up')
  const [found] = await readPickUpBranches(tx, branchId)
  if (!found) throw fieldRefused('SHIPPING_REQUIRED', 'pickUpBranchId', 'No such branch hands over orders')
  const { branch, ready } = found
  return {
    priceSatang: 0,
    priceId: undefined,
    columns: {
      deliveryAddress: null,
      pickUpBranch: placeOf(branch),
      pickUpCode: newPickUpCode(),
      pickUpFrom: ready.from,
      shippingId: 'pick-up',
      shippingNameTh: `รับเองที่${branch.nameTh}`,
      shippingNameEn: `Pick up at ${branch.nameEn}`,
    },
  }
}

const placeOf = ({ id, nameTh, nameEn, ...branch }: BranchWithReadyTime['branch']): PickUpPlace => {
  const { addressTh, addressEn, phone, hoursTh, hoursEn, lat, lng } = branch
  return { id, nameTh, nameEn, addressTh, addressEn, phone, hoursTh, hoursEn, lat, lng }
}

/** No signs that look or sound alike: no 0 and O, 1 and I, 2 and Z, 5 and S, 8 and B, D, G, M and N, Q, U and V. */
const signs = '34679ACEFHJKLPRTWXY'
const codeLength = 6

/** The code that a customer shows at the counter: 47 million of them, asked for beside the number of the order. */
const newPickUpCode = (): string =>
  Array.from({ length: codeLength }, () => signs.charAt(randomInt(signs.length))).join('')
