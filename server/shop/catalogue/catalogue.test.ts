import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Category } from '../../../openapi/generated/schema.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const groups = {
  thai: [
    'วัสดุทำป้ายโฆษณา',
    'บรรจุภัณฑ์',
    'งานแสดงสินค้าและนิทรรศการ',
    'พลาสติกวิศวกรรม',
    'วัสดุคลุมและกันกระแทก',
    'พลาสติกม้วน',
  ],
  english: [
    'Advertising sign materials',
    'Packaging',
    'Exhibition',
    'Engineering plastics',
    'Product covering',
    'Plastic rolls',
  ],
}

async function rootNames(language: string): Promise<unknown> {
  const { body } = await api.call('GET', `/${language}/api/categories/root`)
  return Array.isArray(body) ? body.map((category: { name: string }) => category.name) : body
}

describe('GET /{language}/api/categories/root', () => {
  it('R7.28 R9.19: gives the six product groups in Thai and in English', async () => {
    expect(await rootNames('thai')).toEqual(groups.thai)
    expect(await rootNames('english')).toEqual(groups.english)
  })

  it('takes Thai for the master record', async () => {
    expect(await rootNames('standard')).toEqual(groups.thai)
  })

  it('does not know another language', async () => {
    const { status, body } = await api.call('GET', '/german/api/categories/root')
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'NOT_FOUND', status: 404 })
  })

  it('refuses a query that it does not know', async () => {
    const { status, body } = await api.call('GET', '/thai/api/categories/root?page=1')
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'VALIDATION', errors: [{ field: 'page' }] })
  })

  it('names the methods it has to who comes with another', async () => {
    const { status, body, headers } = await api.call('DELETE', '/thai/api/categories/root')
    expect(status).toBe(405)
    expect(body).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
    expect(headers.get('allow')).toBe('GET')
  })
})

const flat = (categories: Category[]): Category[] => categories.flatMap((one) => [one, ...flat(one.children)])

async function tree(language: string): Promise<Category[]> {
  return (await api.call('GET', `/${language}/api/categories/root`)).body as Category[]
}

describe('the tree of categories', () => {
  it('counts the products of the whole sub-tree that are not cancelled', async () => {
    for (const { path, productCount } of flat(await tree('thai'))) {
      const { rows } = await api.database.pool.query(
        `select count(*)::int as count from products join categories on categories.id = category_id
         where is_for_sale and (path = $1 or starts_with(path, $1 || '.'))`,
        [path],
      )
      expect(productCount, path).toBe(rows[0]?.count)
    }
  })

  it('R7.29: reads every category by its path, with those above it', async () => {
    const all = flat(await tree('english'))
    expect(all.some(({ path }) => path.split('.').length === 3)).toBe(true)
    for (const category of all) {
      const { body } = await api.call('GET', `/english/api/categories/path/${category.path}`)
      const words = category.path.split('.')
      const above = words.slice(1).map((_, index) => words.slice(0, index + 1).join('.'))
      const ancestors = above.map((path) => {
        const { id, name } = all.find((one) => one.path === path) ?? category
        return { id, path, name }
      })
      expect(body).toEqual({ ...category, ancestors })
    }
  })

  it.each(['nothing', 'sign-materials.nothing', 'Sign-Materials', '.', 'x'.repeat(501), 'a'.repeat(500)])(
    'knows no category %s',
    async (path) => {
      const { status, body } = await api.call('GET', `/thai/api/categories/path/${path}`)
      expect(status).toBe(404)
      expect(body).toMatchObject({ code: 'NOT_FOUND' })
    },
  )
})
