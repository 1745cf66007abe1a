import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ArticlePage, Client, ProductPage } from '../../openapi/generated/schema.ts'
import { readScreen, type Screen } from './read-screen.ts'
import { openSite, type Site } from './site.ts'

// What everybody finds on the public screens, as the server renders them: the cheap proof that each has its parts.

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.api.close())

/** The footer of the shop, not that of an article. */
const shopFooter = 'main ~ footer'

/** Each page is read once. */
const read = new Map<string, Promise<Screen>>()
const screenAt = (path: string): Promise<Screen> => {
  const screen = read.get(path) ?? readScreen(site, path)
  read.set(path, screen)
  return screen
}

/** The words of a page are read with plain spaces. */
const words = (text: string) => text.replaceAll('\u00a0', ' ')

const get = async <T>(address: string) => (await site.api.call('GET', address)).body as T

const groups = [
  ['วัสดุทำป้ายโฆษณา', '/product/c-sign-materials'],
  ['บรรจุภัณฑ์', '/product/c-packaging'],
  ['งานแสดงสินค้าและนิทรรศการ', '/product/c-exhibition'],
  ['พลาสติกวิศวกรรม', '/product/c-engineering-plastics'],
  ['วัสดุคลุมและกันกระแทก', '/product/c-product-covering'],
  ['พลาสติกม้วน', '/product/c-plastic-rolls'],
]

describe.each([
  ['R2.1 R6.1', '/', /ที่งานป้ายต้องใช้/],
  ['R2.2 R6.1', '/product', /^สินค้าทั้งหมด/],
  ['R2.3 R6.1', '/product/c-packaging', /^บรรจุภัณฑ์/],
  ['R2.4 R6.1', '/product/detail/p-ac-cast', /^อะคริลิกหล่อสีทึบ/],
  ['R2.5 R6.2', '/blogs', /^บทความ/],
  ['R2.6 R6.2', '/blogs/detail/cutting-acrylic', /^ตัดอะคริลิกให้ขอบสวย/],
  ['R2.7 R6.5', '/about', /^เกี่ยวกับเรา/],
  ['R2.8 R6.3', '/news', /^ข่าวสาร/],
  ['R2.10 R6.3', '/news/detail', /^\S/],
  ['R2.9 R6.3', '/news/detail/rayong-branch-opens', /^เปิดสาขาระยอง/],
  ['R2.19 R6.4', '/banner/special-prices', /^ราคาพิเศษ ลด 7–15%/],
  ['R2.20 R6.5', '/privacyPolicy', /^นโยบายความเป็นส่วนตัว/],
  ['R2.21 R6.5', '/termandcon', /^ข้อกำหนดและเงื่อนไข/],
  ['R21.6', '/quick-order', /^สั่งด่วนด้วยรหัส/],
])('%s: %s', (_, path, heading) => {
  it('R1.3 R2.22 R2.29: shows its screen to everybody, in the shared layout', async () => {
    const { status, main, part } = await screenAt(path)
    expect(status).toBe(200)
    expect(main.headings[0]).toMatch(heading)
    expect(part('header').count('form[role=search]')).toBe(1)
    expect(part(shopFooter).text).toContain('© 2024')
  })
})

it('R2.10: /news/detail shows the newest news', async () => {
  const { data } = await get<ArticlePage>('/api/news/thai?pageSize=1')
  expect((await screenAt('/news/detail')).main.headings[0]).toBe(words(data[0]?.title ?? 'no news'))
})

it('R2.23: /demo stands outside the layout', async () => {
  const { status, part } = await screenAt('/demo')
  expect(status).toBe(200)
  expect(() => part(shopFooter)).toThrow('There is no')
})

it('R2.24 R2.25: any other path is a page titled 404, outside the layout', async () => {
  const { status, title, main, part } = await screenAt('/no/such/page')
  expect([status, title]).toEqual([404, '404'])
  expect(main.headings[0]).toBe('ไม่พบหน้านี้')
  expect(() => part(shopFooter)).toThrow('There is no')
})

it.each([
  ['R2.11 R6.8', '/cart', 'ตะกร้าสินค้า'],
  ['R2.12 R6.9', '/checkout', 'สั่งซื้อและชำระเงิน'],
  ['R2.13 R6.10', '/payment-result/success/PH-1/o-1', 'ผลการชำระเงิน'],
  ['R2.14 R6.10', '/cod-result/PH-1/o-1', 'สั่งซื้อสำเร็จ ชำระเงินปลายทาง'],
  ['R2.15 R6.11', '/profile', 'บัญชีของฉัน'],
  ['R2.16 R6.12', '/profile/change-password', 'เปลี่ยนรหัสผ่าน'],
  ['R21.16', '/profile/quotation', 'ใบเสนอราคา'],
  ['R21.16', '/profile/quotation/new', 'ใบเสนอราคา'],
  ['R2.18 R6.14', '/profile/order-detail', 'คำสั่งซื้อ'],
  ['R2.17 R6.14', '/profile/order-detail/o-1', 'คำสั่งซื้อ'],
])(
  'R2.28 R5.1 R6.15 R9.5 %s: %s opens with an access token cookie alone, and leads home without one',
  async (_, path, name) => {
    const visitor = await site.api.call('GET', path)
    const home = new URL(visitor.headers.get('location') ?? '', 'https://shop.example')
    expect([visitor.status, home.pathname, home.searchParams.get('next')]).toEqual([302, '/', path])
    const { status, title } = await site.read(path, { cookie: 'access_token=a' })
    expect([status, title]).toEqual([200, `${name} · แผ่น Phaen`])
  },
)

it('R9.18: the languages to choose from are Thai and English', async () => {
  expect((await screenAt('/')).part('header').values('button[name=lang]')).toEqual(['th', 'en'])
})

describe('the home screen', () => {
  it('R1.20: shows the categories', async () => {
    expect((await screenAt('/')).main.under('หมวดสินค้า').links).toEqual(expect.arrayContaining(groups))
  })

  it('R1.21: shows recommended products', async () => {
    const { data } = await get<ProductPage>('/thai/api/products?recommended=true&pageSize=8')
    const { links } = (await screenAt('/')).main.under('สินค้าแนะนำ')
    expect(data).toHaveLength(8)
    expect(links).toEqual(expect.arrayContaining(data.map(({ id, name }) => [name, `/product/detail/${id}`])))
  })

  it('R1.22: shows the steps of an order', async () => {
    const { headings, count } = (await screenAt('/')).main.under('วิธีสั่งซื้อ')
    expect(headings.slice(1)).toEqual(['เลือกวัสดุ', 'เลือกสีและขนาด', 'ชำระเงิน', 'รับสินค้า'])
    expect(count('h3')).toBe(4)
  })

  it('R1.2 R1.23 R1.24: tells of over 60 years of service, and of the trust of customers', async () => {
    const { text } = (await screenAt('/')).main.under('รู้จักวัสดุทุกแผ่นที่ขาย')
    expect(text).toMatch(/^ขายวัสดุมานานกว่า ?60 ปี/)
    expect(text).toContain('ทั่วประเทศไว้ใจให้เราส่งของ')
  })

  it.each([
    ['R1.25', 'blogs', 'บทความ', 2],
    ['R1.26', 'news', 'ข่าวสาร', 3],
  ])('%s: shows %s', async (_, kind, heading, count) => {
    const { data } = await get<ArticlePage>(`/api/${kind}/thai?pageSize=${count}`)
    const { links } = (await screenAt('/')).main.under(heading)
    expect(links.slice(1)).toEqual(data.map(({ id, title }) => [words(title), `/${kind}/detail/${id}`]))
  })

  it('R1.27: shows our customers by what they made of which product, and what is guaranteed', async () => {
    const clients = await get<Client[]>('/api/clients/thai')
    const { pictures, headings, links, text } = (await screenAt('/')).main.under('ลูกค้าของเรา')
    expect(pictures).toEqual(clients.map(({ imageAlt }) => imageAlt))
    expect(headings.slice(1)).toEqual(clients.map(({ job }) => job))
    expect(links).toEqual([
      ...clients.map(({ product }) => [product?.name, `/product/detail/${product?.id}`]),
      ['อ่านเงื่อนไข', '/termandcon#part-refund'],
    ])
    expect(text).toContain('แจ้งภายใน 3 วัน เราเปลี่ยนให้ใหม่หรือคืนเงินเต็มจำนวน')
  })

  it('R1.31 R1.32 R1.33 R1.34: has a footer that leads on', async () => {
    const footer = (await screenAt('/')).part(shopFooter)
    expect(footer.under('กลุ่มสินค้า').links).toEqual(groups)
    expect(footer.under('เกี่ยวกับเรา').links).toEqual([
      ['เรื่องราวของเรา', '/about'],
      ['บทความ', '/blogs'],
      ['โปรโมชัน', '/product?special=true'],
      ['ติดต่อเรา', '/about#contact'],
    ])
    expect(footer.under('ติดตามเรา').links).toEqual([
      ['LINE', 'https://line.me/R/ti/p/@phaen'],
      ['Facebook', 'https://www.facebook.com/phaen'],
      ['Instagram', 'https://www.instagram.com/phaen'],
    ])
    expect(footer.links.slice(-2)).toEqual([
      ['ข้อกำหนดและเงื่อนไข', '/termandcon'],
      ['นโยบายความเป็นส่วนตัว', '/privacyPolicy'],
    ])
  })

  it('R1.35: shows the copyright year 2024', async () => {
    expect((await screenAt('/')).part(shopFooter).text).toMatch(/© 2024–20\d\d Phaen$/)
  })
})

describe('lists', () => {
  it('R2.32: the products list the categories', async () => {
    const { links } = (await screenAt('/product')).main.under('เลือกหมวดสินค้า')
    expect(links.map(([, address]) => address)).toEqual(expect.arrayContaining(groups.map(([, to]) => to)))
  })

  it('R2.33: a category lists its sub-categories, and those theirs', async () => {
    const top = (await screenAt('/product/c-sign-materials')).main.under('หมวดย่อย').links
    expect(top.map(([, address]) => address)).toContain('/product/c-sign-materials-acrylic')
    const below = (await screenAt('/product/c-sign-materials-acrylic')).main.under('หมวดย่อย').links
    expect(below.map(([, address]) => address)).toContain('/product/c-sign-materials-acrylic-cast')
  })

  it.each([
    ['R2.43', '/blogs'],
    ['R2.45', '/news'],
  ])('%s: each entry of %s shows how often it was shared and read', async (_, path) => {
    const { main } = await screenAt(path)
    expect(main.count('article')).toBe(12)
    expect(main.text.match(/อ่าน [\d,]+ ครั้ง ?แชร์ [\d,]+ ครั้ง/g)).toHaveLength(12)
  })

  it.each([
    ['R2.44', '/blogs/detail/cutting-acrylic'],
    ['R2.46', '/news/detail/rayong-branch-opens'],
  ])('%s: %s shows how often it was shared and read', async (_, path) => {
    expect((await screenAt(path)).main.text).toMatch(/อ่าน [\d,]+ ครั้ง.*แชร์ [\d,]+ ครั้ง/)
  })
})

describe('the screen of a product', () => {
  const product = () => screenAt('/product/detail/p-ac-cast?variant=p-ac-cast-black-600x1200x2')
  const [colors, sizes] = ['fieldset:nth-of-type(1)', 'fieldset:nth-of-type(2)']

  it('R2.34 R2.35: offers the colours and the sizes', async () => {
    const { part } = await product()
    expect(part(colors).text).toMatch(/^สี ?ดำ/)
    expect(part(colors).values('input')).toEqual(expect.arrayContaining(['แดง', 'ดำ', 'ทอง']))
    expect(part(sizes).values('input')).toEqual(
      expect.arrayContaining(['1,220 × 2,440 × 2 มม.', '600 × 1,200 × 2 มม.', '300 × 600 × 5 มม.']),
    )
  })

  it('R2.36 R2.37 R3.34: shows the dimensions and the weight of what is chosen', async () => {
    expect((await product()).part(sizes).text).toMatch(/^ขนาด ?600 × 1,200 × 2 มม. ?1.714 กก./)
  })

  it('R2.38 R2.40 R2.41: has a size guide, a cart to add to and a chat', async () => {
    const { main } = await product()
    expect(main.buttons).toEqual(expect.arrayContaining(['วิธีวัดขนาด', 'ใส่ตะกร้า · ฿315.00', 'สั่งทาง LINE']))
  })

  it('R2.39: shows similar products', async () => {
    const { links } = (await product()).main.under('สินค้าใกล้เคียง')
    expect(links.map(([, address]) => address)).toContain('/product/detail/p-ac-clr')
  })

  it.each([
    ['R4.36: available', 'is_for_sale and stock > 0', /(?:มีของพร้อมส่ง|เหลือเพียง) \d/, /^ใส่ตะกร้า/],
    [
      'R4.37: sold out',
      'is_for_sale and not exists (select from variants v where v.product_id = p.id and v.stock > 0)',
      /สินค้าหมด/,
      /^สินค้าหมด$/,
    ],
    ['R4.38: cancelled for sale', 'not is_for_sale', /ยกเลิกการขาย/, /^ยกเลิกการขาย$/],
  ])('%s is said in words', async (_, condition, words, label) => {
    const { rows } = await site.api.database.pool.query<{ id: string }>(
      `select p.id from products p join variants on product_id = p.id where ${condition} limit 1`,
    )
    const { main, part } = await screenAt(`/product/detail/${rows[0]?.id}`)
    expect(part('h1 + p').text).toMatch(words)
    expect(main.buttons).toContainEqual(expect.stringMatching(label))
  })

  it.each([
    ['p-none?lang=th', undefined, 'ไม่พบสินค้า'],
    ['what%20is%20this', undefined, 'ไม่พบสินค้า'],
    ['p-none?lang=en', undefined, 'Product not found'],
    ['what%20is%20this', 'en', 'Product not found'],
  ])('R8.14: one that does not exist says so, and is a 404: %s, cookie of %s', async (id, language, said) => {
    const headers: Record<string, string> = language ? { cookie: `current-language=${language}` } : {}
    const { status, title, main } = await readScreen(site, `/product/detail/${id}`, headers)
    expect([status, main.headings[0], title.split(' · ')[0]]).toEqual([404, said, said])
  })
})

it.each([
  ['th', ['คุกกี้เข้าสู่ระบบสองตัว', 'จำภาษา', 'คำค้น', 'เปรียบเทียบ', 'แบบฟอร์ม', 'ไม่ต้องขอความยินยอม']],
  ['en', ['two for signing in', 'language', 'searched', 'compare', 'forms', 'none of it needs your consent']],
])(
  'the privacy policy says in %s what is kept in the browser, and why nobody is asked',
  async (language, said) => {
    const { text } = (await screenAt(`/privacyPolicy?lang=${language}`)).main
    for (const word of said) expect(text).toContain(word)
  },
)
