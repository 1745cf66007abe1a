import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readShop } from './read-shop.ts'

/** A shop of one product in two sizes, with one blog. */
const files = {
  'catalogue/categories.csv': 'category,name_th,name_en,picture\nsheets,แผ่น,Sheets,/media/sheets.jpg\n',
  'catalogue/materials.csv': 'material,name_th,name_en\nacrylic,อะคริลิก,Acrylic\n',
  'catalogue/material-facts.csv': 'material,name_th,name_en,value_th,value_en\n',
  'catalogue/products.csv':
    'code,category,material,size_guide,for_sale,recommended,cuttable,created,used_with,similar\nA-1,sheets,acrylic,sheet,yes,no,yes,2026-11-01,,\n',
  'catalogue/product-texts.csv':
    'code,name_th,name_en,unit_th,unit_en,description_th,description_en\nA-1,แผ่นใส,"Clear, cast",แผ่น,sheet,<p>หนา 3 มม.</p>,"<p>3 mm\nthick</p>"\n',
  'catalogue/variants.csv': [
    'code,variant,color,color_th,color_en,size_th,size_en,width_mm,length_mm,thickness_mm,weight_g,price,special_price,price_tiers,stock',
    'A-1,small,#BFDAD6,ใส,Clear,เล็ก,Small,300,600,3,640,150,,"10 -5%, 50 -10%",5',
    'A-1,large,#bfdad6,ใส,Clear,ใหญ่,Large,600,1200,3,2570,490.50,450,,0\n',
  ].join('\n'),
  'catalogue/pictures.csv':
    'code,picture,alt_th,alt_en,width,height,variant,goods_box\nA-1,/media/a-1.jpg,แผ่นใส,Clear sheet,800,800,small,19 3 82 88\n',
  'catalogue/set-colors.csv': 'code,color,color_th,color_en\n',
  'content/branches.csv':
    'branch,name_th,name_en,district_th,district_en,address_th,address_en,phone,hours_th,hours_en,pick_up_hours,lat,lng\nmain,ร้าน,Shop,บางรัก,Bang Rak,กรุงเทพฯ,Bangkok,02-000-0000,ทุกวัน,Daily,sun-sat 08:00-17:30,13.7,100.5\n',
  'content/clients.csv':
    'client,name_th,name_en,job_th,job_en,picture,picture_text_th,picture_text_en,product\n',
  'content/blogs/first-sheet.md': `---
title: { th: แผ่นแรก, en: The first sheet }
excerpt: { th: สั้น ๆ, en: In short }
cover:
  picture: /media/first.jpg
  alt: { th: แผ่นใส, en: A clear sheet }
published: 2026-11-02T02:00:00Z
products: [A-1]
---

<!-- Thai -->

หนา **3 มม.** ถาม [ร้าน](/about)

<!-- English -->

## Three mm

Write to shop@shop.example.
`,
}

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'phaen-shop-files-'))
})
afterEach(() => rm(root, { recursive: true }))

/** Reads the shop above with some of its files changed. */
async function readWith(changes: Partial<Record<keyof typeof files, (text: string) => string>> = {}) {
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, changes[name as keyof typeof files]?.(text) ?? text)
  }
  return readShop(root)
}

it('reads products with their variants and pictures, and articles as HTML', async () => {
  const { products, blogs } = await readWith()
  expect(products).toMatchObject([
    {
      id: 'p-a-1',
      name: { th: 'แผ่นใส', en: 'Clear, cast' },
      descriptionHtml: { th: '<p>หนา 3\u00a0มม.</p>', en: '<p>3\u00a0mm\nthick</p>' },
      images: [{ url: '/media/a-1.jpg', variantId: 'p-a-1-small', goodsBox: [19, 3, 82, 88] }],
      variants: [
        { id: 'p-a-1-small', price: 150, color: { hex: '#bfdad6' }, dimensions: { thickness: 3 } },
        { id: 'p-a-1-large', price: 490.5, specialPrice: 450, stock: 0 },
      ],
    },
  ])
  expect(blogs).toMatchObject([
    {
      id: 'first-sheet',
      isPublished: true,
      viewCount: 0,
      productIds: ['p-a-1'],
      contentHtml: {
        th: '<p>หนา <strong>3\u00a0มม.</strong> ถาม <a href="/about">ร้าน</a></p>',
        en: '<h2>Three mm</h2>\n<p>Write to shop@shop.example.</p>',
      },
    },
  ])
})

it('finds the rows of a product in whatever case they write its code', async () => {
  const lower = (text: string) => text.replaceAll('A-1,', 'a-1,')
  expect((await readWith({ 'catalogue/product-texts.csv': lower })).products).toHaveLength(1)
  const { products } = await readWith({
    'catalogue/product-texts.csv': lower,
    'catalogue/variants.csv': lower,
    'catalogue/pictures.csv': lower,
    'catalogue/set-colors.csv': (text) => `${text}a-1,#bfdad6,ใส,Clear\n`,
  })
  expect(products).toMatchObject([
    { id: 'p-a-1', code: 'A-1', variants: [{}, {}], images: [{}], setColors: [{ hex: '#bfdad6' }] },
  ])
})

it('reads what a spreadsheet writes: a byte order mark, other line ends, columns in another order', async () => {
  const { categories } = await readWith({
    'catalogue/categories.csv': () =>
      '\uFEFFpicture,category,name_en,name_th\r\n/media/sheets.jpg,sheets,Sheets,แผ่น\r\n\r\n',
  })
  expect(categories).toEqual([
    {
      id: 'c-sheets',
      path: 'sheets',
      name: { th: 'แผ่น', en: 'Sheets' },
      imageUrl: '/media/sheets.jpg',
      position: 1,
    },
  ])
})

it('lists faults together, each with its file, line and column', async () => {
  await expect(
    readWith({
      'catalogue/product-texts.csv': (text) => `${text}B-2,แผ่น,Sheet,แผ่น,sheet,,<p>Sheet</p>\n`,
      'catalogue/variants.csv': (text) => text.replace('640,150', '640,"1,5"').replace(',0\n', ',no\n'),
    }),
  ).rejects.toThrow(`The shop's files have 3 faults:
catalogue/product-texts.csv, line 4, description_th: "" is empty
catalogue/variants.csv, line 2, price: "1,5" is no plain number such as 1220 or 2.5
catalogue/variants.csv, line 3, stock: "no" is no plain number such as 1220 or 2.5`)
  await expect(
    readWith({
      'catalogue/products.csv': (text) => text.replace('acrylic', 'akrylic').replace(',,\n', ',,A-2\n'),
      'catalogue/variants.csv': (text) => text.replace('450,,0', '500,,0'),
      'catalogue/pictures.csv': (text) => text.replace('small', 'smal'),
    }),
  ).rejects.toThrow(`The shop's files have 4 faults:
catalogue/products.csv, line 2, material: "akrylic" is not in catalogue/materials.csv
catalogue/products.csv, line 2, similar: "A-2" is not in catalogue/products.csv
catalogue/pictures.csv, line 2, variant: "A-1 smal" is not in catalogue/variants.csv
catalogue/variants.csv, line 3, special_price: 500 is not below the price`)
  await expect(
    readWith({
      'content/blogs/first-sheet.md': (text) => text.replace('en: In short', 'fr: Court'),
    }),
  ).rejects.toThrow('content/blogs/first-sheet.md, line 3, excerpt.en: lacks its text in th and en')
})

it.each([
  [
    'catalogue/categories.csv',
    (text: string) => text.replace('picture', 'image'),
    'line 1: lacks the columns picture',
  ],
  ['catalogue/categories.csv', (text: string) => `${text}x,"y`, 'line 3: Quote Not Closed'],
  [
    'catalogue/categories.csv',
    (text: string) => `${text}a.b,ข,B,/b.jpg\n`,
    'line 3, category: "a" does not stand above it',
  ],
  ['catalogue/categories.csv', (text: string) => `${text}a,ข\n`, 'line 3: has 2 cells under 4 columns'],
  [
    'catalogue/products.csv',
    (text: string) => text + text.slice(text.indexOf('A-1')),
    'line 3, code: another row has the id "p-a-1"',
  ],
  [
    'catalogue/categories.csv',
    (text: string) => `${text}sheets.a,ก,A,/a.jpg\nsheets-a,ก,A,/a.jpg\n`,
    'line 4, category: another row has the id "c-sheets-a"',
  ],
  [
    'catalogue/products.csv',
    (text: string) => text.replace(',,\n', ',A-1,\n'),
    'used_with: "A-1" is the product itself',
  ],
  [
    'catalogue/products.csv',
    (text: string) => text.replace(',,\n', ',B B,\n'),
    'used_with: "B B" names one twice',
  ],
  [
    'catalogue/variants.csv',
    (text: string) => text.replace('small', 'x'.repeat(60)),
    'line 2, variant: is too long',
  ],
  [
    'catalogue/variants.csv',
    (text: string) => text.replace('490.50', '490.505'),
    'line 3, price: "490.505" has more than two decimals',
  ],
  [
    'content/branches.csv',
    (text: string) => text.replace('13.7', '93.7'),
    'line 2, lat: "93.7" is no latitude',
  ],
  ['catalogue/set-colors.csv', () => '', 'is not there, or is empty'],
  [
    'content/blogs/first-sheet.md',
    (text: string) => text.replace('<!-- English -->', ''),
    'line 1: lacks its head',
  ],
  ['content/blogs/first-sheet.md', (text: string) => text.replace('cover:', 'cover: ['), 'line 6'],
  [
    'content/blogs/first-sheet.md',
    (text: string) => text.replace('A-1', 'A-9'),
    'products: "A-9" is not in the catalogue',
  ],
] as const)('refuses a wrong %s, case %#', async (file, change, fault) => {
  await expect(readWith({ [file]: change })).rejects.toThrow(`${file}${fault.startsWith('line') ? ', ' : ''}`)
  await expect(readWith({ [file]: change })).rejects.toThrow(fault)
})
