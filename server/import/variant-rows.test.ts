import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { readVariantRows } from './variant-rows.ts'

const first = async (text: string) => (await readVariantRows(text)).rows[0]

it.each([
  ['commas, and a byte order mark', '\uFEFFcode,variant,name_th,price\r\nA-1,red,แผ่นใส,1290\r\n'],
  ['semicolons', 'code;variant;name_th;price\nA-1;red;แผ่นใส;1290\n'],
  ['the tabs of a clipboard', 'code\tvariant\tname_th\tprice\nA-1\tred\tแผ่นใส\t1,290.00'],
  ['columns in another order and case', 'Price,NAME_TH,Variant,Code\n"1,290",แผ่นใส,red,A-1'],
])('reads rows with %s', async (_name, text) => {
  expect(await readVariantRows(text)).toMatchObject({
    rows: [{ line: 2, code: 'A-1', variant: 'red', given: { name_th: 'แผ่นใส', price: '1290' } }],
    ignoredColumns: [],
  })
})

it('reads the quotes of a clipboard: inches within a cell, and around a cell of several lines', async () => {
  const text = [
    'code\tvariant\tname_en\tprice',
    'A-1\ta\tPipe 3" wide\t1',
    'A-2\ta\t"Best" sheet\t2',
    'A-3\ta\t"Two\n""lines"""\t3',
    'A-4\ta\t1/2"\t4',
  ].join('\n')
  expect((await readVariantRows(text)).rows).toMatchObject([
    { line: 2, given: { name_en: 'Pipe 3" wide', price: '1' } },
    { line: 3, given: { name_en: '"Best" sheet', price: '2' } },
    { line: 4, given: { name_en: 'Two\n"lines"', price: '3' } },
    { line: 6, given: { name_en: '1/2"', price: '4' } },
  ])
})

it('takes an empty cell for no change, a dash for nothing, and says which columns it does not know', async () => {
  expect(
    await readVariantRows('code,variant,price,special_price,thickness_mm,remark\nA-1,red,,-,-,x'),
  ).toEqual({
    rows: [
      {
        ...{ line: 2, code: 'A-1', variant: 'red', cells: ['A-1', 'red', '', '-', '-', 'x'] },
        given: { special_price: null, thickness_mm: null },
      },
    ],
    columns: ['code', 'variant', 'price', 'special_price', 'thickness_mm', 'remark'],
    ignoredColumns: ['remark'],
  })
})

it('reads the guard that an export puts before what looks like a formula', async () => {
  expect((await first("code,variant,name_en\nA-1,red,'=cmd"))?.given).toEqual({ name_en: '=cmd' })
})

it('cleans descriptions', async () => {
  expect(
    (await first('code,variant,description_en\nA-1,red,<p>Thin<script>alert(1)</script></p>'))?.given,
  ).toEqual({
    description_en: '<p>Thin</p>',
  })
})

it.each([
  ['price', '2,29O.00', 'number'],
  ['price', '0', 'price'],
  ['price', '1.234', 'decimals'],
  ['stock', '1.5', 'whole'],
  ['stock', '-', 'number'],
  ['color', 'red', 'color'],
  ['for_sale', 'ใช่', 'yesOrNo'],
] as const)('finds %s "%s" wrong', async (column, value, code) => {
  expect((await first(`code\tvariant\t${column}\nA-1\tred\t${value}`))?.fault).toEqual({
    code,
    column,
    value,
  })
})

it('names the line of each fault, also below cells of several lines', async () => {
  const text =
    'code,variant,name_th,price\nA-1,a,"แผ่น\nใส",1\nA-1,a,,2\nA-1,b,อื่น,3\nA 2,a,,4\nA-3,a,,5,6\nA-4,"a'
  expect((await readVariantRows(text)).rows.map(({ line, fault }) => [line, fault?.code])).toEqual([
    [2, undefined],
    [4, 'double'],
    [5, 'differs'],
    [6, 'name'],
    [7, 'cells'],
    [8, 'unreadable'],
  ])
})

it('compares the rows of a product in whatever case they write its code', async () => {
  const text = 'code,variant,name_th\nA-1,a,แผ่น\na-1,b,อื่น\n'
  expect((await readVariantRows(text)).rows[1]?.fault).toMatchObject({ code: 'differs', column: 'name_th' })
})

it('counts a line end within a cell once, as Windows writes it', async () => {
  const text = 'code,variant,name_th\r\nA-1,a,"แผ่น\r\nใส"\r\nA-1,b,\r\n'
  expect((await readVariantRows(text)).rows.map(({ line }) => line)).toEqual([2, 4])
})

it('names the line on which the first row begins that cannot be read, and its product by the row before', async () => {
  const text = 'code,variant,price\nA-1,a,1\nA-2,a,1\nA-2,b,"2\nA-2,c,3\nA-3,a,4\n'
  expect((await readVariantRows(text)).rows).toMatchObject([
    { line: 2, code: 'A-1' },
    { line: 3, code: 'A-2' },
    { line: 4, code: 'A-2', cells: [], fault: { code: 'unreadable' } },
  ])
})

it.each([
  ['code,price\nA-1,1', 'lacksColumns'],
  ['code,variant,price,price\nA-1,a,1,2', 'doubleColumns'],
  ['code,variant\n\n', 'noRows'],
  [`code,variant\n${'A-1,a\n'.repeat(20_001)}`, 'tooManyRows'],
])('refuses what is no list of variants, case %#', async (text, code) => {
  expect((await readVariantRows(text)).fault?.code).toBe(code)
})

it('lets others have their turn while it reads many rows', async () => {
  let isRead = false
  const reading = readVariantRows(`code,variant\n${'A-1,a\n'.repeat(1_000)}`).then(() => {
    isRead = true
  })
  await nextTurn()
  expect(isRead).toBe(false)
  await reading
})
