import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showOfficePart } from '../../../tests/support/show-office-part.tsx'
import { useRecord } from './use-record.ts'

afterEach(cleanup)

/** Answers what was asked for, in its order. */
let asked: ((text: string) => void)[] = []
const read = () => new Promise<string>((resolve) => void asked.push(resolve))
const answer = (index: number, text: string) => act(async () => asked[index]?.(text))

function Shown() {
  const { view, refresh } = useRecord('part', 'one', read)
  return (
    <>
      <p>{view.kind === 'shown' && view.item}</p>
      <button type="button" onClick={() => refresh({ isTimed: true })}>
        timed
      </button>
      <button type="button" onClick={() => refresh()}>
        saved
      </button>
    </>
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('reads again after a save although an older answer is on its way, and drops that one', async () => {
  asked = []
  await showOfficePart(<Shown />)
  await answer(0, 'first')
  press('timed')
  press('saved')
  expect(asked).toHaveLength(3)
  await answer(1, 'from before the save')
  expect(screen.queryByText('from before the save')).toBeNull()
  await answer(2, 'saved')
  expect(screen.getByText('saved', { selector: 'p' })).toBeDefined()
})

it('leaves a running request alone when only the time has come', async () => {
  asked = []
  await showOfficePart(<Shown />)
  await answer(0, 'first')
  press('timed')
  press('timed')
  expect(asked).toHaveLength(2)
  await answer(1, 'second')
  expect(screen.getByText('second')).toBeDefined()
})
