import { placedOrder, type OrderState } from '../../../machines/order-status/order-events.ts'
import type { Database } from '../../../server/db/database.ts'
import { orderEvents, orderLines, orders } from '../../../server/db/schema/orders.ts'
import { thaiAddress } from '../addresses.ts'
import type { TestProduct } from './test-product.ts'

interface TestOrder extends Partial<OrderState> {
  customerId: string
  /** By default, the quantity is two; each piece costs 100 baht. */
  lines: { product: TestProduct; quantity?: number }[]
  createdAt?: Date
}

let count = 0

/** Adds an order as the checkout would, with shipping for 50 baht, but does not reduce the stock. */
export async function addOrder(
  { db }: Pick<Database, 'db'>,
  { customerId, lines, createdAt, paymentChannel = 'card', ...state }: TestOrder,
): Promise<{ id: string; orderNumber: string; totalSatang: number }> {
  count += 1
  // As the shop's own, the later one is the greater one.
  const number = String(count).padStart(6, '0')
  const id = `o-test-${number}`
  const orderNumber = `PH-261121-${number}`
  const goodsSatang = lines.reduce((sum, { quantity = 2 }) => sum + quantity * 10_000, 0)
  const totalSatang = goodsSatang + 5_000
  await db.insert(orders).values({
    id,
    orderNumber,
    customerId,
    ...placedOrder(paymentChannel),
    ...state,
    createdAt,
    goodsSatang,
    shippingSatang: 5_000,
    totalSatang,
    savedSatang: 0,
    deliveryAddress: thaiAddress,
    shippingId: 'parcel',
    shippingNameTh: 'พัสดุด่วน',
    shippingNameEn: 'Express parcel',
  })
  await db.insert(orderLines).values(
    lines.map(({ product, quantity = 2 }, index) => ({
      ...product,
      orderId: id,
      position: index + 1,
      nameTh: 'ของทดสอบ',
      nameEn: 'Test goods',
      unitTh: 'แผ่น',
      unitEn: 'sheet',
      imageUrl: '/media/test.svg',
      colorHex: '#8c1c1c',
      colorNameTh: 'แดง',
      colorNameEn: 'Red',
      labelTh: 'เล็ก',
      labelEn: 'small',
      quantity,
      unitPriceSatang: 10_000,
      listPriceSatang: 10_000,
      weightGrams: 1_000,
    })),
  )
  await db.insert(orderEvents).values({ orderId: id, event: 'placed' })
  return { id, orderNumber, totalSatang }
}
