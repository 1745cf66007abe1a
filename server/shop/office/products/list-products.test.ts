import { describe, expect, it } from 'vitest'
import type { OfficeProductOverview, OfficeProductPage } from '../../../../openapi/generated/schema.ts'
import { good } from '../../../../tests/support/api/shopper.ts'
import { addProduct } from '../../../../tests/support/api/test-product.ts'
import { officeOfSales } from './products.fixture.ts'

const office = officeOfSales()
const { call } = office

describe('the list of goods', () => {
  const list = async (query: string) => good<OfficeProductPage>(await call('GET', `products?${query}`))

  it('finds parts of codes and of names in both languages', async () => {
    for (const word of ['ac-cas', 'อะคริลิกหล่อสี', 'Cast acrylic'])
      expect(
        (await list(`keyword=${encodeURIComponent(word)}&pageSize=100`)).data.map(({ code }) => code),
      ).toContain('AC-CAST')
    expect(await list('keyword=100%25')).toEqual({ data: [], totalRecords: 0 })
  })

  it('takes views, a category with those below, a material, and an order', async () => {
    const { productId } = await addProduct(office.api.database, { stock: 0, isForSale: true })
    const draft = await addProduct(office.api.database, { isForSale: false })
    const idsOf = async (query: string) => (await list(`${query}&pageSize=100`)).data.map(({ id }) => id)
    expect(await idsOf('view=out')).toContain(productId)
    expect((await idsOf('view=low')).length).toBeGreaterThanOrEqual((await idsOf('view=out')).length)
    expect(await idsOf(`view=draft&keyword=${draft.productId}`)).toEqual([draft.productId])
    expect(await idsOf(`view=draft&keyword=${productId}`)).toEqual([])
    const acrylic = await list('categoryPath=sign-materials.acrylic&materialId=cast-acrylic&sort=code')
    expect(acrylic.data.map(({ code }) => code)).toEqual(acrylic.data.map(({ code }) => code).toSorted())
    expect(acrylic.data[0]).toMatchObject({ stock: expect.any(Number), prices: { min: {}, max: {} } })
    const priced = (await list('sort=priceDesc')).data.map(({ specialPrices, prices }) => [
      specialPrices,
      prices,
    ])
    expect(priced[0]).not.toEqual([undefined, undefined])
  })

  it('counts its views as it lists them, and names what goods can belong to', async () => {
    const { counts, categories, materials } = good<OfficeProductOverview>(
      await call('GET', 'product-overview'),
    )
    expect((await list('')).totalRecords).toBe(counts.all)
    for (const view of ['low', 'out', 'special', 'draft'] as const)
      expect((await list(`view=${view}`)).totalRecords).toBe(counts[view])
    expect(categories).toContainEqual({
      path: 'sign-materials.acrylic',
      name: expect.stringContaining(' / '),
    })
    expect(materials).toContainEqual({ id: 'cast-acrylic', name: 'อะคริลิกหล่อ' })
  })
})
