import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { PinBoxes } from './pin-boxes.tsx'
import { describedBy, showPart } from '../../../tests/support/show-part.tsx'

const chosen = vi.fn<(...values: unknown[]) => void>()

afterEach(() => {
  cleanup()
  chosen.mockReset()
})

function Pin({ start = '', disabled = false }: { start?: string; disabled?: boolean }) {
  const [value, setValue] = useState(start)
  const boxes = { value, disabled, onChange: setValue, onComplete: chosen }
  return (
    <>
      <PinBoxes label="รหัส 6 หลัก" length={6} {...boxes} error={value === '999999' && 'ผิด'} takesFocus />
      <button type="button" onClick={() => setValue('')}>
        ล้าง
      </button>
    </>
  )
}
const boxes = () =>
  within(screen.getByRole('group', { name: 'รหัส 6 หลัก' })).getAllByRole<HTMLInputElement>('textbox')
const digits = () => boxes().map(({ value }) => value)
const paste = (text: string, box = 0) =>
  fireEvent.paste(boxes()[box] as HTMLElement, { clipboardData: { getData: () => text } })

it('has a box for each of the six digits, and goes on by itself', async () => {
  await showPart(<Pin />)
  expect(boxes().map((box) => box.getAttribute('aria-label'))).toContain('หลักที่ 6 จาก 6')
  expect(boxes()[0]?.autocomplete).toBe('one-time-code')
  expect(document.activeElement).toBe(boxes()[0])
  fireEvent.change(boxes()[0] as HTMLElement, { target: { value: '1' } })
  expect(document.activeElement).toBe(boxes()[1])
  fireEvent.change(boxes()[1] as HTMLElement, { target: { value: 'x' } })
  expect(digits()).toEqual(['1', '', '', '', '', ''])
})

it('erases digits from the end, and replaces the one that is typed over', async () => {
  await showPart(<Pin start="123" />)
  const box = (index: number) => boxes()[index] as HTMLElement
  expect(document.activeElement).toBe(box(3))
  fireEvent.keyDown(box(3), { key: 'Backspace' })
  expect([digits().join(''), document.activeElement]).toEqual(['12', box(2)])
  fireEvent.keyDown(box(2), { key: 'ArrowLeft' })
  fireEvent.keyDown(box(1), { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(box(0))
  fireEvent.change(box(0), { target: { value: '19' } })
  expect(digits().join('')).toBe('92')
  fireEvent.change(box(0), { target: { value: '' } })
  expect(digits().join('')).toBe('2')
  expect(fireEvent.keyDown(box(1), { key: 'Enter' }), 'Enter sends the form').toBe(true)
})

it('takes a pasted or suggested code as a whole, each time', async () => {
  await showPart(<Pin />)
  paste('123 456')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('123456')
  fireEvent.click(screen.getByRole('button', { name: 'ล้าง' }))
  paste('123456', 3)
  expect(chosen).toHaveBeenCalledTimes(2)
  fireEvent.click(screen.getByRole('button', { name: 'ล้าง' }))
  fireEvent.change(boxes()[0] as HTMLElement, { target: { value: '654321' } })
  expect(chosen).toHaveBeenLastCalledWith('654321')
})

it('tells at each box that the code is wrong, and takes the focus when it may be typed again', async () => {
  const { rerender } = await showPart(<Pin start="999999" disabled />)
  for (const box of boxes()) expect([box.disabled, describedBy(box)]).toEqual([true, 'ผิด'])
  rerender(<Pin disabled={false} />)
  expect(document.activeElement).toBe(boxes()[0])
  fireEvent.change(boxes()[0] as HTMLElement, { target: { value: '1' } })
  expect(digits().join('')).toBe('1')
  expect(chosen).not.toHaveBeenCalled()
})
