import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { OfficeProduct, OfficeProductDetail, Staff } from '../../../openapi/generated/schema.ts'
import { refusal, showOfficePart, type OfficeAnswers } from '../../../tests/support/show-office-part.tsx'
import { isUnsaved } from '../hooks/use-ask-before-leaving.ts'
import { ProductsScreen } from './products-screen.tsx'

afterEach(cleanup)

const sales: Staff = {
  ...{ id: 's-1', name: 'สหชัย ธนากร', email: 'sahachai@example.com', role: 'sales' },
  rights: ['stock', 'goods'],
}
const product = (id: string): OfficeProduct => ({
  ...{ id, code: id, name: `แผ่น ${id}`, unit: 'แผ่น', imageUrl: '/media/a.svg', isForSale: true, version: 1 },
  ...{ colorCount: 1, sizeCount: 1, variantCount: 1, stock: 5, lowCount: 0, outCount: 0 },
  changedAt: '2026-11-01T00:00:00.000Z',
  prices: { min: { amount: 100 }, max: { amount: 100 } },
})
const words = { th: 'แผ่น', en: 'Sheet' }
const detail = (id: string): OfficeProductDetail => ({
  ...{ id, code: id, version: 1, imageUrl: '/media/a.svg', pictures: [] },
  texts: {
    ...{ name: words, unit: words, description: words },
    ...{ categoryPath: 'a', isForSale: true, isRecommended: false, isCuttable: false },
  },
  variants: [
    {
      ...{ variantId: 'v', code: 'v', color: { name: 'ใส', hex: '#ffffff' }, sizeLabel: 'A4', stock: 5 },
      price: { amount: 100 },
    },
  ],
})
const page = (...goods: OfficeProduct[]) => Response.json({ data: goods, totalRecords: goods.length })
const change = (id: string) => `PUT /api/office/products/${id}`

async function show(answers: OfficeAnswers) {
  const counts = { all: 2, low: 0, out: 0, special: 0, draft: 0 }
  await showOfficePart(
    <>
      <ProductsScreen />
      <Link to="/products?view=low">elsewhere</Link>
    </>,
    {
      'GET /api/office/me': () => Response.json(sales),
      'GET /api/office/product-overview': () => Response.json({ counts, categories: [], materials: [] }),
      'GET /api/office/products': ({ url }) =>
        url.includes('view=low') ? page() : page(product('P-1'), product('P-2')),
      'GET /api/office/products/P-1': () => Response.json(detail('P-1')),
      'GET /api/office/products/P-2': () => Response.json(detail('P-2')),
      ...answers,
    },
    '/products',
  )
  fireEvent.click(await screen.findByRole('checkbox', { name: 'เลือกทั้งหน้า' }))
}

async function confirm(name: string, percent?: string) {
  fireEvent.click(screen.getByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog'))
  if (percent !== undefined)
    fireEvent.change(dialog.getByLabelText('ปรับกี่เปอร์เซ็นต์'), { target: { value: percent } })
  fireEvent.click(dialog.getByRole('button', { name: /^ยืนยัน/ }))
}
const isDone = (text: string) =>
  vi.waitFor(() => expect(within(screen.getByRole('region')).getByRole('status').textContent).toBe(text))

it('R19.8: a change of many goods goes on in another view, still says what failed, and is asked about before leaving', async () => {
  let refuse: (answer: Response) => void = () => undefined
  const answer = new Promise<Response>((resolve) => (refuse = resolve))
  await show({ [change('P-1')]: () => answer, [change('P-2')]: () => Response.json({}) })
  await confirm('ซ่อนจากร้าน 2')
  fireEvent.click(screen.getByText('elsewhere'))
  expect(isUnsaved()).toBe(true)
  refuse(refusal(500, 'INTERNAL'))
  await isDone('ทำแล้ว 2 จาก 2 · สำเร็จ 1')
  expect(screen.getByRole('link', { name: 'แผ่น P-1' })).toBeDefined()
  expect(isUnsaved()).toBe(false)
})

it('R19.8: goods whose price was changed are chosen no more, so that trying again changes only those that failed', async () => {
  const first = vi.fn<() => Response>(() => Response.json({}))
  const second = vi.fn<() => Response>(() => refusal(500, 'INTERNAL'))
  await show({ [change('P-1')]: first, [change('P-2')]: second })
  await confirm('ปรับราคา 2', '-5')
  await isDone('ทำแล้ว 2 จาก 2 · สำเร็จ 1')
  await confirm('ปรับราคา 1', '-5')
  await isDone('ทำแล้ว 1 จาก 1 · สำเร็จ 0')
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 2])
})
