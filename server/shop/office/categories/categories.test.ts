import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AuditList, OfficeCategoryList } from '../../../../openapi/generated/schema.ts'
import { openTestApi, type TestApi } from '../../../../tests/support/api/open-api.ts'
import { photograph } from '../../../../tests/support/api/photograph.ts'
import { good, refusalOf } from '../../../../tests/support/api/shopper.ts'
import { addTestStaff, staffSession } from '../../../../tests/support/api/staff.ts'
import { addProduct } from '../../../../tests/support/api/test-product.ts'

let api: TestApi
let headers: { cookie: string }
beforeAll(async () => {
  api = await openTestApi()
  headers = await staffSession(api.database, (await addTestStaff(api.database)).id)
})
afterAll(() => api.close())

const call = (method: string, path = '', body?: object) =>
  api.call(method, `/api/office/categories${path}`, { headers, ...(body && { body }) })
const name = { th: 'แผ่นพิเศษ', en: 'Special sheets' }
const add = (pathEnd: string, parentPath?: string) => call('POST', '', { pathEnd, parentPath, name })
const found = (answer: Awaited<ReturnType<typeof call>>, path: string) =>
  good<OfficeCategoryList>(answer).data.find((category) => category.path === path)
const menu = async () => (await api.call('GET', '/english/api/categories/root')).body
const refused = (field: string, code: string) =>
  ({ status: 400, code: 'VALIDATION', errors: [{ field, code }] }) as const

it('R19.15: a category that staff add is in the menu, with those below it', async () => {
  expect(found(await add('special'), 'special')).toMatchObject({ depth: 1, name, products: 0, isEmpty: true })
  const below = good<OfficeCategoryList>(await add('thin', 'special')).data
  const at = below.findIndex(({ path }) => path === 'special')
  expect(below[at]).toMatchObject({ isEmpty: false })
  expect(below[at + 1]).toMatchObject({ path: 'special.thin', depth: 2, isEmpty: true })
  await expect.poll(menu).toContainEqual(expect.objectContaining({ path: 'special', name: 'Special sheets' }))
  const { imageUrl } = below[at] ?? {}
  expect(await api.call('GET', imageUrl ?? '')).toMatchObject({ status: 200, contentType: 'image/svg+xml' })
})

it('R19.15: a path is there once, below a category that is there, and no deeper than the menu', async () => {
  await add('once')
  expect(refusalOf(await add('once'))).toEqual(refused('pathEnd', 'taken'))
  expect(refusalOf(await add('lost', 'nowhere'))).toEqual(refused('parentPath', 'unknown'))
  await add('two', 'once')
  await add('three', 'once.two')
  expect(refusalOf(await add('four', 'once.two.three'))).toEqual(refused('parentPath', 'tooDeep'))
  const [one, other] = await Promise.all([add('at-once'), add('at-once')])
  expect([one?.status, other?.status].toSorted()).toEqual([200, 400])
})

it('R19.15: a category gets other names and a picture of its own, and keeps its address', async () => {
  const { id = '' } = found(await add('renamed'), 'renamed') ?? {}
  const next = { th: 'ชื่อใหม่', en: 'New name' }
  const data = await photograph('#204060')
  const changed = found(await call('PUT', `/${id}`, { name: next, data }), 'renamed')
  expect(changed).toMatchObject({ id, name: next, imageUrl: expect.stringMatching(/^\/media\/pictures\//) })
  expect((await api.call('GET', changed?.imageUrl ?? '')).status).toBe(200)
  expect(refusalOf(await call('PUT', `/${id}`, { name: next, data: 'AAAA' }))).toEqual(
    refused('data', 'notPicture'),
  )
  const { data: log } = good<AuditList>(
    await api.call('GET', '/api/office/audit?subject=renamed', { headers }),
  )
  expect(log.map(({ action }) => action)).toEqual(['changeCategory', 'addCategory'])
})

it('another picture leaves a name that somebody else gave meanwhile', async () => {
  const { id = '' } = found(await add('pictured'), 'pictured') ?? {}
  const next = { th: 'ชื่อใหม่', en: 'New name' }
  good(await call('PUT', `/${id}`, { name: next }))
  const changed = found(await call('PUT', `/${id}`, { data: await photograph('#204060') }), 'pictured')
  expect(changed).toMatchObject({ name: next, imageUrl: expect.stringMatching(/^\/media\/pictures\//) })
  expect(refusalOf(await call('PUT', `/${id}`, {}))).toMatchObject({ status: 400 })
})

it('R19.15: an empty category can be removed, one with goods or categories in it cannot', async () => {
  const { id = '' } = found(await add('gone'), 'gone') ?? {}
  await add('inside', 'gone')
  expect(refusalOf(await call('DELETE', `/${id}`))).toEqual(refused('id', 'inUse'))
  const inside = found(await call('GET'), 'gone.inside')
  const { productId } = await addProduct(api.database)
  const move = 'update products set category_id = $2 where id = $1'
  await api.database.pool.query(move, [productId, inside?.id])
  expect(found(await call('GET'), 'gone.inside')).toMatchObject({ products: 1, isEmpty: false })
  expect(refusalOf(await call('DELETE', `/${inside?.id}`))).toEqual(refused('id', 'inUse'))
  await api.database.pool.query('delete from products where id = $1', [productId])
  expect(found(await call('DELETE', `/${inside?.id}`), 'gone.inside')).toBeUndefined()
  expect(found(await call('DELETE', `/${id}`), 'gone')).toBeUndefined()
  expect((await call('DELETE', `/${id}`)).status).toBe(404)
})
