import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { OfficeProductDetail } from '../../../openapi/generated/schema.ts'
import { refusal, showOfficePart } from '../../../tests/support/show-office-part.tsx'
import { ProductPictures } from './product-pictures.tsx'

afterEach(cleanup)

const name = { th: 'แผ่น', en: 'Sheet' }
const show = (version: number, ...pictures: string[]) => {
  const product: OfficeProductDetail = {
    ...{ id: 'p-1', code: 'AC-1', version, imageUrl: '/media/a.svg', variants: [] },
    pictures: pictures.map((url) => ({ url, alt: { th: url, en: url } })),
    texts: {
      ...{ name, unit: name, description: { th: '', en: '' } },
      ...{ categoryPath: 'acrylic', isForSale: true, isRecommended: false, isCuttable: false },
    },
  }
  return <ProductPictures product={product} onOutdated={() => undefined} />
}
const rowOf = (picture: string) => screen.getByAltText(picture).closest('li')
const press = (label: string) => {
  const button = screen.getByRole('button', { name: label })
  button.focus()
  fireEvent.click(button)
}

it('R19.8: the focus goes with the picture that is made the first', async () => {
  const { rerender } = await showOfficePart(show(1, '/a.svg', '/b.svg', '/c.svg'), {
    'PUT /api/office/products/p-1/pictures': () => Response.json({}),
  })
  press('ใช้รูปที่ 3 เป็นรูปแรก')
  rerender(show(2, '/c.svg', '/a.svg', '/b.svg'))
  expect(document.activeElement).toBe(rowOf('/c.svg'))
})

it('R19.8: the focus comes back to the button of a picture that could not be removed', async () => {
  let answer: (response: Response) => void = () => undefined
  const save = vi.fn<() => Promise<Response>>(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  await showOfficePart(show(1, '/a.svg', '/b.svg'), { 'PUT /api/office/products/p-1/pictures': save })
  press('ลบรูปที่ 2')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'ลบรูป' }))
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'ลบรูปที่ 2' })
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  await vi.waitFor(() => expect(document.activeElement).toBe(button))
  fireEvent.click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(async () => answer(refusal(500, 'INTERNAL')))
  await screen.findByRole('alert')
  expect(document.activeElement).toBe(button)
})
