import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  AuditList,
  OfficeImport,
  OfficeImportProgress,
  OfficeImports,
  Product,
} from '../../../../openapi/generated/schema.ts'
import { projectRoot } from '../../../config.ts'
import { openTestApi, type TestApi } from '../../../../tests/support/api/open-api.ts'
import { good, refusalOf } from '../../../../tests/support/api/shopper.ts'
import { untilWaiting } from '../../../../tests/support/database/waiting.ts'
import { addTestStaff, staffSession } from '../../../../tests/support/api/staff.ts'

let api: TestApi
let headers: { cookie: string }
beforeAll(async () => {
  api = await openTestApi()
  headers = await staffSession(api.database, (await addTestStaff(api.database)).id)
})
afterAll(() => api.close())

const call = (method: string, path: string, body?: object) =>
  api.call(method, `/api/office/${path}`, { headers, ...(body && { body }) })
const upload = (...lines: string[]) =>
  call('POST', 'imports', { name: 'goods.csv', text: lines.join('\r\n') })
const preview = async (...lines: string[]) => good<OfficeImport>(await upload(...lines))
const step = async ({ id }: { id: string }) =>
  good<OfficeImportProgress>(await call('POST', `imports/${id}/steps`)).counts
const read = async ({ id }: { id: string }) => good<OfficeImport>(await call('GET', `imports/${id}`))
const exported = async () => (await call('GET', 'product-export')).body as string
const sizeOf = async (variantId: string) => {
  const product = good<Product>(await api.call('GET', '/thai/api/products/p-ac-cast'))
  return product.variants.find((one) => one.variantId === variantId)?.sizes[0]
}
const none = { wrong: 0, same: 0, waiting: 0, changed: 0, added: 0, failed: 0 }

const newVariant = 'color,color_th,color_en,size_th,size_en,width_mm,length_mm,weight_g,price,stock'
const newProduct = `code,variant,category,name_th,name_en,unit_th,unit_en,for_sale,${newVariant}`
const cells = '#c8201e,แดง,Red,เล็ก,Small,300,600,500,120,7'

it('reads the sheet of the sample shop, which says what the shop has', async () => {
  const sheet = readFileSync(join(projectRoot(), 'sample-shop/catalogue/variants.csv'), 'utf8')
  const { rows, counts } = await preview(sheet)
  expect(counts).toEqual({ ...none, same: rows.length })
})

describe('R19.9: a preview', () => {
  it('says of each row what it would change, and writes nothing', async () => {
    const before = await exported()
    const { rows, counts, columns, ignoredColumns } = await preview(
      'code,variant,price,stock,remark',
      'AC-CAST,red-1220x2440x2,9900,23,ten times',
      'AC-CAST,red-1220x2440x3,1480,0,',
      'AC-CAST,red-1220x2440x5,2460.00,,',
      'AC-CLR,nothing-like-it,1,1,',
      'AC-NONE,red,1,1,',
    )
    expect(rows).toMatchObject([
      {
        line: 2,
        kind: 'changed',
        changes: [{ field: 'price', before: '990', after: '9900', odd: 'tenfold' }],
      },
      { line: 3, kind: 'changed', changes: [{ field: 'stock', before: '24', after: '0', odd: 'soldOut' }] },
      { line: 4, kind: 'same', changes: [] },
      { line: 5, kind: 'wrong', fault: { code: 'unknown', column: 'variant' } },
      { line: 6, kind: 'wrong', fault: { code: 'unknown', column: 'code', value: 'AC-NONE' } },
    ])
    expect(rows[0]?.name).toContain('อะคริลิกหล่อสีทึบ แดง')
    expect(counts).toEqual({ ...none, wrong: 2, same: 1, waiting: 2 })
    expect(ignoredColumns).toEqual(['remark'])
    expect(columns).toEqual(['code', 'variant', 'price', 'stock', 'remark'])
    expect(rows.map(({ cells }) => cells)).toEqual([
      ...[undefined, undefined, undefined],
      ['AC-CLR', 'nothing-like-it', '1', '1', ''],
      ['AC-NONE', 'red', '1', '1', ''],
    ])
    expect(await exported()).toBe(before)
  })

  it('finds what a product cannot have', async () => {
    const { rows } = await preview(
      'code,variant,category,material,name_th,price,special_price',
      'AC-CAST,red-1220x2440x2,no.such,,,,',
      'AC-CLR,clear-1220x2440x2,,steel,,,',
      'AC-NEW,red,sign-materials.acrylic.cast,,ใหม่,,',
      'AC-TRAN,,,,,,',
      'AC-OPAL,opal-1220x2440x3,,,,100,100',
    )
    expect(rows.map(({ fault }) => fault)).toMatchObject([
      { code: 'unknown', column: 'category' },
      { code: 'unknown', column: 'material' },
      { code: 'unknown', column: 'variant' },
      { code: 'name', column: 'variant' },
      { code: 'special', column: 'special_price', value: '100' },
    ])
  })

  it('holds back the product that may go on behind what cannot be read', async () => {
    const { rows, counts } = await preview(
      'code,variant,price',
      'AC-CAST,red-1220x2440x5,11',
      'AC-CLR,clear-1220x2440x2,12',
      'AC-CLR,clear-1220x2440x3,"13',
      'AC-CLR,clear-1220x2440x5,14',
    )
    expect(rows).toMatchObject([
      { line: 2, kind: 'changed' },
      { line: 3, kind: 'held', cells: ['AC-CLR', 'clear-1220x2440x2', '12'] },
      { line: 4, kind: 'wrong', fault: { code: 'unreadable' } },
    ])
    expect(counts).toEqual({ ...none, wrong: 2, waiting: 1 })
  })

  it('refuses a new variant whose id another product has', async () => {
    const product = 'sign-materials.acrylic.cast,แผ่น,Sheet,แผ่น,sheet,no'
    const others = ['PVC-3,white', 'PVC-3,black', 'PVC,blue'].map((keys) => `${keys},${product},${cells}`)
    await step(await preview(newProduct, ...others))
    const dearer = `PVC-3,black,${product},${cells.replace(',120,', ',130,')}`
    const file = await preview(newProduct, `PVC,3-white,${product},${cells}`, dearer)
    await step(file)
    expect(await exported()).toContain('\r\nPVC-3,white,')
    expect(file.rows).toMatchObject([
      { kind: 'wrong', fault: { code: 'taken', column: 'variant', value: '3-white' } },
      { kind: 'changed' },
    ])
    expect((await read(file)).counts).toEqual({ ...none, wrong: 1, changed: 1 })
  })

  it('is kept for seven days', async () => {
    const [old, young] = [
      await preview('code,variant', 'AC-NONE,1'),
      await preview('code,variant', 'AC-NONE,2'),
    ]
    const age = `update imports set created_at = now() - $2::interval where id = $1`
    await api.database.pool.query(age, [old.id, '7 days 1 minute'])
    await api.database.pool.query(age, [young.id, '6 days 23 hours'])
    await preview('code,variant', 'AC-NONE,3')
    expect((await call('GET', `imports/${old.id}`)).status).toBe(404)
    expect((await read(young)).id).toBe(young.id)
  })

  it('refuses a file that it cannot read, and says why', async () => {
    expect(refusalOf(await upload('code,price', 'AC-CAST,1'))).toMatchObject({ code: 'VALIDATION' })
    expect((await upload('code,price', 'AC-CAST,1')).body).toMatchObject({
      errors: [{ field: 'variant', code: 'lacksColumns' }],
    })
  })
})

describe('R19.9: a run', () => {
  it('writes what was right, shows it to shoppers, and is in the log', async () => {
    const file = await preview(
      'code,variant,price,special_price,stock',
      'AC-CAST,red-1220x2440x2,1010,905.5,41',
      'ac-cast,red-1220x2440x3,,,24',
    )
    expect(await step(file)).toEqual({ ...none, same: 1, changed: 1 })
    expect(await sizeOf('p-ac-cast-red-1220x2440x2')).toMatchObject({
      price: { amount: 1010 },
      specialPrice: { amount: 905.5 },
      stock: 41,
    })
    const { data } = good<AuditList>(await call('GET', 'audit?pageSize=1'))
    expect(data).toMatchObject([
      {
        action: 'importProduct',
        subject: 'p-ac-cast',
        changes: [{ field: 'red-1220x2440x2 price', before: '990', after: '1010' }, {}, {}],
      },
    ])
    expect(good<OfficeImports>(await call('GET', 'imports')).data[0]).toMatchObject({ id: file.id })
  })

  it('adds products and variants; the same file again changes nothing', async () => {
    const lines = [
      newProduct,
      `AC-NEW,red,sign-materials.acrylic.cast,แผ่นใหม่,New sheet,แผ่น,sheet,yes,${cells}`,
      `AC-NEW,large,,,,,,,${cells.replace('เล็ก', 'ใหญ่')}`,
    ]
    expect(await step(await preview(...lines))).toEqual({ ...none, added: 2 })
    const product = good<Product>(await api.call('GET', '/thai/api/products/p-ac-new'))
    expect(product).toMatchObject({ name: 'แผ่นใหม่', variants: [{ variantId: 'p-ac-new-red' }, {}] })
    const again = await preview(...lines)
    expect(again.counts).toEqual({ ...none, same: 2 })
    expect(await step(again)).toEqual({ ...none, same: 2 })
  })

  it('writes a new product as one, in whatever case its rows write its code', async () => {
    const product = 'sign-materials.acrylic.cast,แผ่น,Sheet,แผ่น,sheet,no'
    const file = await preview(newProduct, `AC-CASE,a,${product},${cells}`, `ac-case,b,${product},${cells}`)
    expect(file.rows).toMatchObject([{ code: 'AC-CASE' }, { code: 'AC-CASE' }])
    expect(await step(file)).toEqual({ ...none, added: 2 })
  })

  it('writes a product with all its rows or with none', async () => {
    const file = await preview(
      'code,variant,price',
      'AC-CLR,clear-1220x2440x2,11',
      'AC-CLR,clear-1220x2440x3,x',
      'AC-CAST,red-1220x2440x5,2470',
    )
    expect(file.rows.map(({ kind }) => kind)).toEqual(['held', 'wrong', 'changed'])
    expect(await step(file)).toEqual({ ...none, wrong: 2, changed: 1 })
    expect(await exported()).not.toContain(
      'AC-CLR,clear-1220x2440x2,sign-materials.acrylic.cast,cast-acrylic,x',
    )
    expect((await preview('code,variant,price', 'AC-CLR,clear-1220x2440x2,11')).rows[0]?.kind).toBe('changed')
  })

  it('does not overwrite what changed since the preview, but for a stock that the file changes', async () => {
    const head = 'code,variant,price,stock'
    const mine = await preview(
      ...[head, 'AC-OPAL,opal-1220x2440x3,1,', 'AC-CAST,red-1220x2440x2,,60'],
      'AC-CAST,red-1220x2440x3,1111,24',
    )
    await api.database.pool.query(
      `update variants set price_satang = price_satang + 100 where id = 'p-ac-opal-opal-1220x2440x3'`,
    )
    await api.database.pool.query(`update variants set stock = 3 where product_id = 'p-ac-cast'`)
    expect(await step(mine)).toEqual({ ...none, failed: 1, changed: 2 })
    expect((await read(mine)).rows).toMatchObject([
      { state: 'failed', failure: 'overtaken', cells: ['AC-OPAL', 'opal-1220x2440x3', '1', ''] },
      ...[{ state: 'done' }, { state: 'done' }],
    ])
    expect(await sizeOf('p-ac-cast-red-1220x2440x2')).toMatchObject({ stock: 60 })
    expect(await sizeOf('p-ac-cast-red-1220x2440x3')).toMatchObject({ stock: 3, price: { amount: 1111 } })
  })

  it('does not overwrite what was new at the preview and exists by then, but for what is the same', async () => {
    const product = 'sign-materials.acrylic.cast,แผ่น,Sheet,แผ่น,sheet,no'
    const lineOf = (code: string, stock: number) => `${code},a,${product},${cells.replace(/7$/, `${stock}`)}`
    const mine = await preview(newProduct, lineOf('AC-RACE', 7), lineOf('AC-EVEN', 7))
    expect(mine.rows).toMatchObject([{ kind: 'added' }, { kind: 'added' }])
    await step(await preview(newProduct, lineOf('AC-RACE', 3), lineOf('AC-EVEN', 7)))
    expect(await step(mine)).toMatchObject({ failed: 1, waiting: 0 })
    expect((await read(mine)).rows).toMatchObject([
      { state: 'failed', failure: 'overtaken' },
      { state: 'done' },
    ])
    expect(await exported()).toMatch(/\nAC-RACE,a,.*,3\r/)
  })

  it('keeps what a colleague writes while it waits for the goods', async () => {
    const file = await preview('code,variant,name_en', 'AC-CAST,red-1220x2440x2,Sheet by import')
    const colleague = await api.database.pool.connect()
    await colleague.query('begin')
    await colleague.query(`select from variants where product_id = 'p-ac-cast' order by id for no key update`)
    const running = step(file)
    await untilWaiting(api.database.pool)
    await colleague.query(`update products set name_th = 'ชื่อของเพื่อน' where id = 'p-ac-cast'`)
    await colleague.query('commit')
    colleague.release()
    expect(await running).toEqual({ ...none, changed: 1 })
    const { rows } = await api.database.pool.query(
      `select name_th, name_en from products where id = 'p-ac-cast'`,
    )
    expect(rows).toEqual([{ name_th: 'ชื่อของเพื่อน', name_en: 'Sheet by import' }])
  })

  it('goes on in steps, from where the last one ended', async () => {
    const { body } = await call('GET', 'product-export')
    const [head = '', ...rows] = (body as string).trim().split('\r\n')
    expect(head).toContain('stock')
    const raised = rows
      .slice(0, 1200)
      .map((row) => row.replace(/,(\d+)$/, (_, stock) => `,${Number(stock) + 1}`))
    const file = await preview(head, ...raised)
    const first = await step(file)
    expect(first.waiting).toBeGreaterThan(0)
    expect(first.changed).toBeGreaterThan(0)
    let now = first
    while (now.waiting > 0) now = await step(file)
    expect(now).toEqual({ ...none, changed: 1200 })
  })

  it('does not take over a variant that another product was given since the preview', async () => {
    const product = 'sign-materials.acrylic.cast,แผ่น,Sheet,แผ่น,sheet,no'
    await step(await preview(newProduct, `PET,blue,${product},${cells}`))
    const file = await preview(newProduct, `PET,3-clear,${product},${cells}`)
    const others = ['PET-3,clear', 'PET-3,black'].map((keys) => `${keys},${product},${cells}`)
    await step(await preview(newProduct, ...others))
    expect(await step(file)).toEqual({ ...none, failed: 1 })
    expect((await read(file)).rows).toMatchObject([{ state: 'failed', failure: 'overtaken' }])
    expect(await exported()).toContain('\r\nPET-3,clear,')
  })

  it('keeps what the database refuses apart from the rest', async () => {
    const other = `insert into products (id, code, category_id, name_th, name_en, unit_th, unit_en, image_url, image_alt_th,
      image_alt_en, is_for_sale, is_recommended, created_at)
      select 'p-taken', 'OTHER', id, '', '', '', '', '', '', '', false, false, now() from categories limit 1`
    await api.database.pool.query(other)
    const product = 'sign-materials.acrylic.cast,แผ่น,Sheet,แผ่น,sheet,no'
    const file = await preview(newProduct, `TAKEN,a,${product},${cells}`, `FREE,a,${product},${cells}`)
    expect(await step(file)).toEqual({ ...none, failed: 1, added: 1 })
    expect((await read(file)).rows[0]).toMatchObject({ state: 'failed', failure: 'refused' })
  })
})

it('exports what the import reads: the same file again changes nothing', async () => {
  const file = await preview(await exported())
  expect(file.counts).toEqual({ ...none, same: file.rows.length })
  expect(file.rows.length).toBeGreaterThan(2_000)
  await api.database.pool.query('truncate variants, products cascade')
  expect(await exported()).toMatch(/^\uFEFFcode,variant,category,.*stock\r\n$/)
})
