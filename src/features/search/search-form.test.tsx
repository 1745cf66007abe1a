import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showPart } from '../../../tests/support/show-part.tsx'
import { createShopClient } from '../../api/client.ts'
import { ShopClientContext } from '../../api/shop-client-context.ts'
import { rememberSearch } from '../../flows/search/recent-searches.ts'
import { SearchForm } from './search-form.tsx'

const noServer = createShopClient({ baseUrl: 'https://shop.invalid' })

afterEach(() => {
  cleanup()
  localStorage.clear()
})

it.each([
  ['a press outside the form', 'outside', fireEvent.pointerDown, 'false'],
  ['a focus outside the form', 'outside', fireEvent.focusIn, 'false'],
  ['a press within the form', 'within', fireEvent.pointerDown, 'true'],
  ['a focus within the form', 'within', fireEvent.focusIn, 'true'],
] as const)('after %s', async (_what, where, happen, isOpen) => {
  rememberSearch('plaswood')
  await showPart(
    <ShopClientContext value={noServer}>
      <SearchForm />
      <button type="button">outside</button>
    </ShopClientContext>,
    'en',
  )
  const field = screen.getByRole('combobox')
  fireEvent.focus(field)
  expect(field.getAttribute('aria-expanded')).toBe('true')
  happen(where === 'outside' ? screen.getByText('outside') : screen.getByRole('search'))
  expect(field.getAttribute('aria-expanded')).toBe(isOpen)
})
