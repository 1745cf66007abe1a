import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const groups = {
  thai: [
    'วัสดุทำป้ายโฆษณา',
    'บรรจุภัณฑ์',
    'งานจัดแสดงและนิทรรศการ',
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
