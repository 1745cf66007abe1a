import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Link } from 'react-router-dom'
import { showOfficePart } from '../../../tests/support/show-office-part.tsx'
import { DayFilter, Keyword } from './filters.tsx'
import { useFilters } from '../hooks/use-filters.ts'

afterEach(cleanup)

function Place() {
  return <output>{useFilters().search.toString()}</output>
}
const place = () => screen.getByRole('status').textContent

it('the field of the words keeps the focus when they are looked for, and follows the address', async () => {
  await showOfficePart(
    <>
      <Keyword label="ค้นหา" />
      <Link to="/?keyword=PH-2">อีกคำ</Link>
      <Place />
    </>,
  )
  const field = screen.getByLabelText<HTMLInputElement>('ค้นหา')
  field.focus()
  fireEvent.change(field, { target: { value: 'PH-1' } })
  const { form } = field
  if (form) fireEvent.submit(form)
  expect(place()).toBe('keyword=PH-1')
  expect(document.activeElement).toBe(field)
  fireEvent.click(screen.getByText('อีกคำ'))
  expect(field.value).toBe('PH-2')
})

it('a day is used by Enter, and when its field is left', async () => {
  await showOfficePart(
    <>
      <DayFilter name="from" label="ตั้งแต่วันที่" />
      <Place />
    </>,
  )
  const field = screen.getByLabelText<HTMLInputElement>('ตั้งแต่วันที่')
  fireEvent.change(field, { target: { value: '2026-11-01' } })
  expect(place()).toBe('')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(place()).toBe('from=2026-11-01')
  fireEvent.change(field, { target: { value: '2026-11-02' } })
  fireEvent.blur(field)
  expect(place()).toBe('from=2026-11-02')
})
