import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SearchSuggestions } from '../../../openapi/generated/schema.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

async function suggest(keyword: string, language = 'thai'): Promise<SearchSuggestions> {
  const { status, body } = await api.call(
    'GET',
    `/${language}/api/search-suggestions?keyword=${encodeURIComponent(keyword)}`,
  )
  expect(status).toBe(200)
  return body as SearchSuggestions
}

describe('GET /{language}/api/search-suggestions', () => {
  it('gives products with their sizes, categories and trade words for what is half typed', async () => {
    const { products, totalRecords, categories, words } = await suggest('อะคริ')
    expect(products).toHaveLength(6)
    expect(totalRecords).toBeGreaterThan(6)
    expect(products.every(({ name, sizes }) => name.includes('อะคริลิก') && sizes.count > 0)).toBe(true)
    expect(categories.map(({ path }) => path)).toContain('sign-materials.acrylic')
    expect(words).toContain('อะคริลิก')
  })

  it('speaks the language asked for', async () => {
    const { products, categories, words } = await suggest('acryl', 'english')
    for (const text of [...products, ...categories].map(({ name }) => name)) expect(text).not.toMatch(/[ก-ฮ]/)
    expect(words).toContain('acrylic')
  })

  it('forgives spelling', async () => {
    expect((await suggest('สติ๊กเก')).products.map(({ code }) => code)).toContain('ST-PVC')
    expect((await suggest('พลาสวู๊ด')).categories.map(({ path }) => path)).toContain(
      'sign-materials.boards.foam-board',
    )
  })

  it.each(['', '   ', '%', 'zzqqxx'])('has nothing for "%s"', async (keyword) => {
    expect(await suggest(keyword)).toEqual({ products: [], totalRecords: 0, categories: [], words: [] })
  })
})
