import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { required } from '../../lib/rules/rules.ts'
import { SelectField } from './select-field.tsx'
import { describedBy, showPart } from '../../../tests/support/show-part.tsx'

const countries = [
  { value: 'TH', label: 'ไทย', search: 'Thailand' },
  { value: 'LA', label: 'ลาว', search: 'Laos' },
  { value: 'JP', label: 'ญี่ปุ่น', search: 'Japan' },
]
const chosen = vi.fn<(...values: unknown[]) => void>()

afterEach(() => {
  cleanup()
  chosen.mockReset()
})

it('offers a short list as the list of the browser', async () => {
  await showPart(
    <SelectField name="country" label="ประเทศ" options={countries} onChange={chosen} rules={[required]} />,
  )
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: /ประเทศ/ })
  expect(list.selectedOptions[0]?.textContent).toBe('เลือก')
  expect(list.getAttribute('aria-required')).toBe('true')
  fireEvent.change(list, { target: { value: 'LA' } })
  expect(chosen).toHaveBeenCalledExactlyOnceWith('LA')
  expect([...list.options].map(({ value }) => value)).toEqual(['TH', 'LA', 'JP'])
})

it('finds an option of a long list by either of its names, with the keyboard alone', async () => {
  await showPart(
    <SelectField
      name="country"
      label="ประเทศ"
      options={countries}
      defaultValue="TH"
      onChange={chosen}
      isSearchable
    />,
  )
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: /ประเทศ/ })
  const options = () =>
    screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)
  const type = (value: string) => fireEvent.input(field, { target: { value } })
  const key = (code: string) => fireEvent.keyDown(field, { code, key: code })
  expect(field.value).toBe('ไทย')
  field.focus()
  fireEvent.click(field)
  expect(options()).toEqual(['ไทย', 'ลาว', 'ญี่ปุ่น'])
  type('ญี่')
  expect(options()).toEqual(['ญี่ปุ่น'])
  type('JAP')
  expect(options()).toEqual(['ญี่ปุ่น'])
  type('ฝรั่ง')
  expect(options()).toEqual([])
  expect(screen.getByText('ไม่พบตัวเลือกที่ตรงกัน')).toBeDefined()
  expect(key('Enter'), 'Enter sends the form').toBe(false)
  expect(key('Escape'), 'Escape goes on to the dialog around it').toBe(false)
  expect(key('Enter'), 'Enter of a closed list is kept from the form').toBe(true)
  type('lao')
  key('ArrowDown')
  key('Enter')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('LA')
  expect(field.value).toBe('ลาว')
})

it('tells the error of a select at the select', async () => {
  await showPart(
    <>
      <SelectField name="a" label="หนึ่ง" options={countries} onChange={chosen} error="ไม่รองรับ" />
      <SelectField name="b" label="สอง" options={countries} onChange={chosen} error="ไม่มี" isSearchable />
    </>,
  )
  expect(describedBy(screen.getByRole('combobox', { name: /หนึ่ง/ }))).toContain('ไม่รองรับ')
  expect(describedBy(screen.getByRole('combobox', { name: /สอง/ }))).toContain('ไม่มี')
})
