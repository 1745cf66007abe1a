import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { OfficeProductDetail } from '../../../openapi/generated/schema.ts'
import { showOffice } from '../../../tests/support/show-office.tsx'

afterEach(cleanup)

const name = { th: 'แผ่น', en: 'Sheet' }
const variantOf = (variantId: string) => ({
  variantId,
  code: variantId,
  color: { name: variantId, hex: '#8C1C1C' },
  sizeLabel: '3 mm',
  price: { amount: 100 },
  stock: 20,
})
const product = (version: number): OfficeProductDetail => ({
  id: 'p-1',
  code: 'AC-1',
  version,
  imageUrl: '/media/acrylic.svg',
  pictures: [],
  texts: {
    name,
    unit: name,
    description: name,
    categoryPath: 'acrylic',
    isForSale: true,
    isRecommended: false,
  },
  variants: [variantOf('v-1'), variantOf('v-2')],
})

it('after somebody else was first, a variant can be removed once the product is read again', async () => {
  const answers = {
    'GET /api/office/products/p-1': product(1),
    'DELETE /api/office/products/p-1/variants/v-2': 409,
  }
  const { asked } = await showOffice('/products/p-1', answers)
  const remove = () => asked.filter(({ call }) => call.startsWith('DELETE')).length
  fireEvent.change(await screen.findByLabelText('Variant to remove'), { target: { value: 'v-2' } })
  fireEvent.click(screen.getByText('Remove it from the shop and carts'))
  answers['GET /api/office/products/p-1'] = product(2)
  fireEvent.click(await screen.findByText('Reload'))
  await waitFor(() => expect(screen.queryByText('Reload')).toBeNull())
  fireEvent.click(screen.getByText('Remove it from the shop and carts'))
  await waitFor(() => expect(remove()).toBe(2))
})

it('R19.8: Escape does not close the dialog of a new variant once something is typed into it', async () => {
  await showOffice('/products/p-1', { 'GET /api/office/products/p-1': product(1) })
  fireEvent.click(await screen.findByText('Add a variant'))
  const code = await screen.findByLabelText(/^Variant code/)
  fireEvent.change(code, { target: { value: 'v-3' } })
  fireEvent.keyDown(window, { key: 'Escape' })
  await waitFor(() => expect(document.querySelector('[data-pulsing="true"]')).not.toBeNull())
  expect(code).toHaveProperty('value', 'v-3')
  fireEvent.click(screen.getByText('Cancel'))
  await waitFor(() => expect(code.isConnected).toBe(false))
})

it('R19.8: a picture is removed once that is confirmed', async () => {
  const pictures = ['a', 'b'].map((one) => ({ url: `/media/${one}.jpg`, alt: name }))
  const { asked } = await showOffice('/products/p-1', {
    'GET /api/office/products/p-1': { ...product(1), pictures },
    'PUT /api/office/products/p-1/pictures': {},
  })
  const remove = () => asked.filter(({ call }) => call.endsWith('/pictures')).map(({ body }) => body)
  fireEvent.click(await screen.findByLabelText('Remove picture 2'))
  const confirm = await screen.findByText('Remove picture')
  expect(remove()).toEqual([])
  fireEvent.click(confirm)
  await waitFor(() => expect(remove()).toEqual([{ version: 1, urls: ['/media/a.jpg'] }]))
})
