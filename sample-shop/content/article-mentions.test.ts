import { describe, expect, it } from 'vitest'
import { products } from '../catalogue/catalogue.ts'
import { categories } from '../catalogue/categories.ts'
import { articleMentions } from './article-mentions.ts'
import { blogs, news } from './articles.ts'

const byId = new Map([...blogs, ...news].map((article) => [article.id, article]))
const onSale = new Map(products.filter(({ isForSale }) => isForSale).map(({ code, id }) => [code, id]))
const paths = new Set(categories.map(({ path }) => path))

describe('what articles mention', () => {
  it('is products that are for sale and categories that exist, each once and within the contract', () => {
    for (const [id, mentions] of Object.entries(articleMentions)) {
      expect(byId.has(id), id).toBe(true)
      expect(mentions.products.filter((code) => !onSale.has(code))).toEqual([])
      expect(mentions.categories.filter((path) => !paths.has(path))).toEqual([])
      for (const [names, most] of [
        [mentions.products, 12],
        [mentions.categories, 6],
      ] as const) {
        expect(new Set(names).size, id).toBe(names.length)
        expect(names.length, id).toBeGreaterThan(0)
        expect(names.length, id).toBeLessThanOrEqual(most)
      }
    }
  })

  it('is listed for every blog but the one on tax invoices, which is about no product', () => {
    const silent = blogs.filter(({ id, isPublished }) => isPublished && !(id in articleMentions))
    expect(silent.map(({ id }) => id)).toEqual(['tax-invoice-and-branch-code'])
  })

  it('has all the products and categories that a text links to', () => {
    for (const { id, contentHtml, isPublished } of byId.values()) {
      if (!isPublished) continue
      const linked = [...contentHtml.en.matchAll(/href="\/product\/(detail\/)?([a-z.-]+)/g)]
      const { products: codes = [], categories: mentionedPaths = [] } = articleMentions[id] ?? {}
      const ids = codes.map((code) => onSale.get(code))
      for (const [, isProduct, name = ''] of linked)
        expect(isProduct ? ids : mentionedPaths, `${id} links to ${name}`).toContain(name)
    }
  })
})
