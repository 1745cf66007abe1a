import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product, ProductPage } from '../../../../openapi/generated/schema.ts'
import { openTestApi, type TestApi } from '../../../../tests/support/api/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

async function search(keyword: string, language = 'thai', filters = ''): Promise<ProductPage> {
  const { status, body } = await api.call(
    'GET',
    `/${language}/api/products?keyword=${encodeURIComponent(keyword)}${filters}`,
  )
  expect(status).toBe(200)
  return body as ProductPage
}

const codes = ({ data }: ProductPage) => data.map(({ code }) => code)
const firstSix = async (keyword: string, language?: string) =>
  codes(await search(keyword, language)).slice(0, 6)

describe('a search as shoppers type it', () => {
  it.each([
    ['อะคริลิกใส 3 มม.', ['AC-CLR', 'AX-CLR']],
    ['clear acrylic 3 mm', ['AC-CLR', 'AX-CLR']],
    ['อะคริลิค', ['AC-CLR', 'AC-CAST']],
    ['acrilic', ['AC-CLR', 'AC-CAST']],
    ['สติ๊กเกอร์', ['ST-PVC', 'ST-CUT']],
    ['พลาสวูด', ['PW-WHT', 'PW-COL', 'PW-CEL', 'PW-WOOD']],
    ['พลาสวู๊ด', ['PW-WHT', 'PW-COL', 'PW-CEL', 'PW-WOOD']],
    ['plaswood', ['PW-WHT', 'PW-COL', 'PW-CEL', 'PW-WOOD']],
    ['ฟิวเจอร์บอร์ด', ['FT-650', 'FT-HVY', 'FT-ESD']],
    ['ไนล่อน', ['EN-PA6', 'EN-MC', 'ER-PA6', 'ER-MC']],
    ['กาวอะคริลิก', ['TL-CEM', 'TL-UV']],
    ['red acrylic', ['AC-CAST', 'AX-COL']],
    ['5มิล', ['AC-CLR', 'AC-CAST']],
    ['3mm', ['AC-CLR', 'AC-CAST']],
    ['แผ่นใส 1.2x2.4 เมตร', ['AC-CLR', 'AX-CLR']],
    ['12v', ['LT-STRIP', 'LT-PSU']],
    ['ไฟเส้น 12 โวลท์', ['LT-STRIP']],
    ['akrilik', ['AC-CLR', 'AC-CAST']],
    ['polikarbonat', ['PC-SOL', 'PC-TWIN']],
    ['chloroform', ['TL-CEM']],
    ['คลอโรฟอร์ม', ['TL-CEM']],
  ])('%s has the goods among the first six, in either language', async (keyword, wanted) => {
    expect(await firstSix(keyword)).toEqual(expect.arrayContaining(wanted))
    expect(await firstSix(keyword, 'english')).toEqual(expect.arrayContaining(wanted))
  })

  it.each(['1220x2440', '4x8', '4x8 ฟุต', 'a4', '60 × 120 ซม.'])(
    'a size alone, %s, finds what there is of it',
    async (keyword) => {
      for (const language of ['thai', 'english']) {
        const { totalRecords, data } = await search(keyword, language)
        expect(totalRecords).toBeGreaterThan(0)
        expect(data.every(({ asked }) => asked !== undefined)).toBe(true)
        for (const operation of ['product-facets', 'search-suggestions']) {
          const address = `/${language}/api/${operation}?keyword=${encodeURIComponent(keyword)}`
          expect(await api.call('GET', address)).toMatchObject({ status: 200, body: { totalRecords } })
        }
      }
    },
  )

  it.each([
    ['อะคริลิกใส 1220×2440', '1,220 × 2,440'],
    ['อะคริลิกใส 1220*2440 มม.', '1,220 × 2,440'],
    ['อะคริลิกใส 122x244 ซม.', '1,220 × 2,440'],
    ['อะคริลิกใส 4x8 ฟุต', '1,220 × 2,440'],
    ['อะคริลิกใส ๑.๒๒ x ๒.๔๔ เมตร', '1,220 × 2,440'],
    ['clear acrylic 24 x 48 inch', '600 × 1,200'],
    ['clear acrylic 1220 x 2440 x 5', '1,220 × 2,440 × 5'],
    ['อะคริลิกใส 60 ซม. หนา 5', '× 5 มม.'],
  ])('%s asks for the variant of that size', async (keyword, label) => {
    const { data } = await search(keyword)
    const sheet = data.find(({ code }) => code === 'AC-CLR')
    expect(sheet?.asked?.label).toContain(label)
  })

  it('says the price of the variant that was asked for', async () => {
    const page = await search('อะคริลิกใส 3 มม.')
    const { id, asked } = page.data.find(({ code }) => code === 'AC-CLR') ?? {}
    const { body } = await api.call('GET', `/thai/api/products/${id}`)
    const variant = (body as Product).variants.find(({ variantId }) => variantId === asked?.variantId)
    const [{ price, specialPrice } = {}] = variant?.sizes ?? []
    expect(price?.amount).toBeGreaterThan(0)
    expect(asked).toMatchObject({ price, ...(specialPrice && { specialPrice }) })
  })

  it('shows the colour that was asked for, where there is a picture of it', async () => {
    const { data } = await search('red acrylic', 'english')
    const shown = data.filter(({ code }) => ['AC-CAST', 'AX-COL', 'AC-TRAN'].includes(code))
    expect(shown).toHaveLength(3)
    for (const { imageUrl, imageAlt } of shown) {
      expect(imageUrl).toMatch(/c8201e(?:\.svg|\/800\.jpg)$/)
      expect(imageAlt).toMatch(/\bred\b/)
    }
  })

  it('opens on the thickness and the colour that were asked for', async () => {
    const [page, plain] = [await search('acrylic red 3 mm', 'english'), await search('acrylic', 'english')]
    expect(page.data.length).toBeGreaterThan(0)
    for (const { asked } of page.data) expect(asked?.color.name).toContain('Red')
    expect(page.data.find(({ code }) => code === 'AC-CAST')?.asked?.label).toMatch(/× 3 mm$/)
    expect(plain.data.length).toBeGreaterThan(0)
    for (const { asked } of plain.data) expect(asked).toBeUndefined()
  })

  it('finds no variant that has one word and another that has the other', async () => {
    // Violet comes in 3 mm alone.
    expect(codes(await search('อะคริลิกหล่อสีทึบ สีม่วง 3 มม.'))).toContain('AC-CAST')
    const five = await search('อะคริลิกหล่อสีทึบ สีม่วง 5 มม.')
    expect(five.data.length).toBeGreaterThan(0)
    for (const { asked } of five.data)
      expect(asked?.color.name === 'ม่วง' && /× 5 มม/.test(asked.label)).toBe(false)
  })

  // A red sheet is of clear acrylic by its name alone; an ice-blue one is a tint.
  it.each([
    ['อะคริลิกใส 3 มม.', /^ใส \//, 3],
    ['clear acrylic 3 mm', /^ใส \//, 3],
    ['อะคริลิกใส', /^ใส \//, undefined],
    ['อะคริลิคใส 5 มิล', /^ใส \//, 5],
    ['transparent acrylic 2 mm', /^ใส \//, 2],
    ['red acrylic 3 mm', /แดง/, 3],
    ['อะคริลิกสีดำ 5 มม.', /ดำ/, 5],
    ['white acrylic 3mm', /ขาว/, 3],
    ['อะคริลิกสีเขียว', /เขียว/, undefined],
    ['พลาสวูดสีดำ', /ดำ/, undefined],
    ['clear polycarbonate', /^ใส \//, undefined],
    ['สติกเกอร์ใส', /^ใส \//, undefined],
    ['ฟิวเจอร์บอร์ดสีแดง 3 มม.', /แดง/, 3],
  ])(
    '%s: products with all of it in one variant stand before those that miss some',
    async (keyword, color, mm) => {
      const { rows } = await api.database.pool.query<{ id: string; names: string; sides: number[] }>(`
      select id, concat_ws(' / ', color_name_th, color_name_en) as names, array[thickness_mm, width_mm, length_mm] as sides
      from variants`)
      const fitting = new Set(
        rows
          .filter(({ names, sides }) => color.test(names) && (mm === undefined || sides.includes(mm)))
          .map(({ id }) => id),
      )
      const { data } = await search(keyword)
      const isFit = data.map(({ asked }) => asked !== undefined && fitting.has(asked.variantId))
      const count = isFit.filter(Boolean).length
      expect(count).toBeGreaterThan(0)
      expect(isFit.slice(0, count), data.map(({ code }) => code).join(' ')).not.toContain(false)
    },
  )

  it('shows sheets before hinges, but the hinge to who asks for it', async () => {
    const all = codes(await search('clear acrylic', 'english', '&pageSize=100'))
    expect(all.indexOf('TL-HNG')).toBeGreaterThan(all.indexOf('AC-CLR'))
    expect(all.indexOf('TL-HNG')).toBeGreaterThan(all.indexOf('AX-CLR'))
    expect((await firstSix('บานพับใส'))[0]).toBe('TL-HNG')
  })

  it.each([
    ['x banner', 'EX-XST'],
    ['roll up banner', 'EX-ROL'],
  ])('has the stand first for %s, not what is printed on it', async (keyword, code) => {
    expect((await firstSix(keyword))[0]).toBe(code)
  })

  it('counts the first eight things of a long text, and each of them once', async () => {
    const once = await search('อะคริลิก แดง 3 มม.')
    const again = await search('อะคริลิก acrylic อะคริลิค แดง red 3 มม. 3mm อะคริลิก แดง 3 มิล acrylic red')
    expect(codes(again)).toEqual(codes(once))
    const [eight, more] = [
      await search('box red acrylic tape film hinge glue led'),
      await search('box red acrylic tape film hinge glue led vinyl canvas magnet rope'),
    ]
    expect([more.totalRecords, codes(more)]).toEqual([eight.totalRecords, codes(eight)])
  })

  it('puts the products of a code first, however it is typed', async () => {
    for (const keyword of ['AC-CLR', 'ac-clr', 'ac clr', 'ACCLR'])
      expect((await firstSix(keyword))[0], keyword).toBe('AC-CLR')
  })

  it('wants all words before some, and says which words nothing has', async () => {
    const found = await search('อะคริลิกใส xyzzyq')
    expect(codes(found)).toEqual(codes(await search('อะคริลิกใส')))
    expect(found.search).toEqual({ matched: ['อะคริลิก', 'ใส'], unmatched: ['xyzzyq'] })
    const some = await search('เทฟลอน ไวนิล')
    expect(some.totalRecords).toBeGreaterThan(0)
    expect(some.search?.unmatched).toEqual([])
  })

  it('offers the nearest spelling of what is misspelt, and none for what is spelt right', async () => {
    expect((await search('polycarbonte 3 mm', 'english')).search?.spelling).toBe('polycarbonate 3 mm')
    expect((await search('polycarbonate 3 mm', 'english')).search).toEqual({
      matched: ['polycarbonate', '3 mm'],
      unmatched: [],
    })
  })

  it('takes the words of the trade as a shop edits them', async () => {
    expect((await search('คูคูรูคู')).totalRecords).toBe(0)
    await api.database.pool.query(
      `insert into trade_words (concept_id, word, position) values ('acrylic', 'คูคูรูคู', 9999)`,
    )
    await expect.poll(async () => codes(await search('คูคูรูคู'))).toContain('AC-CLR')
    await api.database.pool.query(`delete from trade_words where word = 'คูคูรูคู'`)
  })

  it('finds products by the names that a shop gives them, as soon as it does', async () => {
    const { pool } = api.database
    await pool.query(`update products set name_th = 'แผ่นทดลองหายาก' where code = 'EN-PEEK'`)
    await expect.poll(() => firstSix('ทดลองหายาก')).toEqual(['EN-PEEK'])
    await pool.query(`update variants set color_name_en = 'Turquoise' where product_id = 'p-en-peek'`)
    await expect.poll(() => firstSix('turquoise')).toEqual(['EN-PEEK'])
  })
})
