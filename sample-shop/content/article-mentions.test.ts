import { describe, expect, it } from 'vitest'
import { sampleShop } from '../../server/import/sample-shop.ts'

const { products, categories, blogs, news } = sampleShop()
const articles = [...blogs, ...news]
const onSale = new Set(products.filter(({ isForSale }) => isForSale).map(({ id }) => id))
const pathOf = new Map(categories.map(({ id, path }) => [id, path]))

describe('what articles mention', () => {
  it('is products that are for sale, each once and within the contract', () => {
    for (const { id, productIds, categoryIds } of articles) {
      expect(productIds.filter((product) => !onSale.has(product))).toEqual([])
      for (const [ids, most] of [
        [productIds, 12],
        [categoryIds, 6],
      ] as const) {
        expect(new Set(ids).size, id).toBe(ids.length)
        expect(ids.length, id).toBeLessThanOrEqual(most)
      }
    }
  })

  it('is listed for every blog but the one on tax invoices, which is about no product', () => {
    const silent = blogs.filter(
      (blog) => blog.isPublished && blog.productIds.length + blog.categoryIds.length === 0,
    )
    expect(silent.map(({ id }) => id)).toEqual(['tax-invoice-and-branch-code'])
  })

  it('has all the products and categories that a text links to', () => {
    for (const { id, contentHtml, isPublished, productIds, categoryIds } of articles) {
      if (!isPublished) continue
      const paths = categoryIds.map((category) => pathOf.get(category))
      const linked = [...contentHtml.en.matchAll(/href="\/product\/(detail\/)?([a-z.-]+)/g)]
      for (const [, isProduct, name = ''] of linked)
        expect(isProduct ? productIds : paths, `${id} links to ${name}`).toContain(name)
    }
  })
})
