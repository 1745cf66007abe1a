import { describe, expect, it, vi } from 'vitest'
import type { OfficeImport } from '../../../../openapi/generated/schema.ts'
import { good } from '../../../../tests/support/api/shopper.ts'
import { addProduct, type TestProduct } from '../../../../tests/support/api/test-product.ts'
import { baht, inHours, officeOfSales, otherServerOf } from './products.fixture.ts'
import { applySpecialPriceSchedule } from './special-times.ts'

const office = officeOfSales()
const { call, priceOf, read, saved } = office
const other = otherServerOf(office)

describe('a special price', () => {
  it('with times begins at the one and ends at the other, for shoppers of every server', async () => {
    const product = await addProduct(office.api.database)
    const times = { specialFrom: inHours(1), specialUntil: inHours(2) }
    const planned = await saved(product, { texts: times, specialPrice: baht(80) })
    expect(planned).toMatchObject({ texts: times, variants: [{ specialPrice: baht(80) }] })
    await applySpecialPriceSchedule(office.api.database.db)
    expect(await priceOf(product, other.api)).toBeUndefined()
    await pass(product, `special_from = now() - interval '1 second'`)
    await Promise.all([
      applySpecialPriceSchedule(office.api.database.db),
      applySpecialPriceSchedule(other.api.database.db),
    ])
    await vi.waitFor(async () => expect(await priceOf(product, other.api)).toBe(80))
    expect(await read(product)).toMatchObject({ version: 2, variants: [{ specialPrice: baht(80) }] })
    await pass(product, `special_until = now() - interval '0.5 seconds'`)
    await applySpecialPriceSchedule(office.api.database.db)
    await vi.waitFor(async () => expect(await priceOf(product, other.api)).toBeUndefined())
    // Whoever has the form open hears of it.
    const after = await read(product)
    expect(after).toMatchObject({ version: 3 })
    expect(after.texts).not.toHaveProperty('specialUntil')
    expect(after.variants[0]).not.toHaveProperty('specialPrice')
  })

  it('without times holds at once, and can be put off', async () => {
    const product = await addProduct(office.api.database)
    await saved(product, { specialPrice: baht(80) })
    expect(await priceOf(product)).toBe(80)
    await saved(product, { texts: { specialFrom: inHours(1) } })
    await vi.waitFor(async () => expect(await priceOf(product)).toBeUndefined())
  })

  it('that waits is imported and exported as it is written', async () => {
    const product = await addProduct(office.api.database)
    await saved(product, { texts: { specialFrom: inHours(1) }, specialPrice: baht(80) })
    const text = `code,variant,special_price\r\n${product.productId},1,70\r\n`
    const { id, rows } = good<OfficeImport>(await call('POST', 'imports', { name: 'x.csv', text }))
    expect(rows[0]?.changes).toEqual([{ field: 'special_price', before: '80', after: '70' }])
    good(await call('POST', `imports/${id}/steps`))
    expect(await priceOf(product)).toBeUndefined()
    expect(await read(product)).toMatchObject({ variants: [{ specialPrice: baht(70) }] })
  })

  const pass = ({ productId }: TestProduct, set: string) =>
    office.api.database.pool.query(`update products set ${set} where id = $1`, [productId])
})
