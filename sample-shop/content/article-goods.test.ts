import { describe, expect, it } from 'vitest'
import { products } from '../catalogue/catalogue.ts'
import { categories } from '../catalogue/categories.ts'
import { articleGoods } from './article-goods.ts'
import { blogs, news } from './articles.ts'

const byId = new Map([...blogs, ...news].map((article) => [article.id, article]))
const onSale = new Map(products.filter(({ isForSale }) => isForSale).map(({ code, id }) => [code, id]))
const paths = new Set(categories.map(({ path }) => path))

describe('what articles speak of', () => {
  it('is goods that are for sale and categories that exist, each once and within the contract', () => {
    for (const [id, spoken] of Object.entries(articleGoods)) {
      expect(byId.has(id), id).toBe(true)
      expect(spoken.goods.filter((code) => !onSale.has(code))).toEqual([])
      expect(spoken.categories.filter((path) => !paths.has(path))).toEqual([])
      for (const [names, most] of [
        [spoken.goods, 12],
        [spoken.categories, 6],
      ] as const) {
        expect(new Set(names).size, id).toBe(names.length)
        expect(names.length, id).toBeGreaterThan(0)
        expect(names.length, id).toBeLessThanOrEqual(most)
      }
    }
  })

  it('is told of every blog but the one on tax invoices, which is about no goods', () => {
    const silent = blogs.filter(({ id, isPublished }) => isPublished && !(id in articleGoods))
    expect(silent.map(({ id }) => id)).toEqual(['tax-invoice-and-branch-code'])
  })

  it('has all the goods and categories that a text links to', () => {
    for (const { id, contentHtml, isPublished } of byId.values()) {
      if (!isPublished) continue
      const linked = [...contentHtml.en.matchAll(/href="\/product\/(detail\/)?([a-z.-]+)/g)]
      const { goods = [], categories: spokenPaths = [] } = articleGoods[id] ?? {}
      const ids = goods.map((code) => onSale.get(code))
      for (const [, isProduct, name = ''] of linked)
        expect(isProduct ? ids : spokenPaths, `${id} links to ${name}`).toContain(name)
    }
  })
})
