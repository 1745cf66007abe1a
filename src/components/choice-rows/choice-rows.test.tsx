import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showPart } from '../../../tests/support/show-part.tsx'
import { ChoiceRows } from './choice-rows.tsx'

const options = [
  { value: 'lorry', label: 'Lorry' },
  { value: 'parcel', label: 'Parcel' },
] as const

it('decides for the row that is pressed; an arrow key only marks one, which Enter decides for', async () => {
  const mark = vi.fn<(value: string) => void>()
  const choose = vi.fn<(value: string) => void>()
  await showPart(<ChoiceRows name="way" label="Way" options={options} onChange={mark} onChoose={choose} />)
  const radio = (name: string) => screen.getByRole('radio', { name })
  fireEvent.click(screen.getByText('Lorry'))
  expect(choose).toHaveBeenLastCalledWith('lorry')
  fireEvent.click(radio('Lorry'))
  expect(choose, 'the row that is marked already decides, too').toHaveBeenCalledTimes(2)

  // A browser moves the mark with the key, and tells of it by a click.
  fireEvent.keyDown(radio('Lorry'), { key: 'ArrowDown' })
  fireEvent.click(radio('Parcel'))
  expect(mark).toHaveBeenLastCalledWith('parcel')
  expect(choose).toHaveBeenCalledTimes(2)
  fireEvent.keyUp(radio('Parcel'), { key: 'ArrowDown' })
  fireEvent.keyDown(radio('Parcel'), { key: 'Enter' })
  expect(choose).toHaveBeenLastCalledWith('parcel')
})
