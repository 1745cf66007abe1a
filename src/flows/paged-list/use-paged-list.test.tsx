// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showOfficePart } from '../../../tests/support/show-office-part.tsx'
import { usePagedList } from './use-paged-list.ts'

afterEach(cleanup)

interface Answer {
  data: string[]
  totalRecords: number
}

/** Answers what was asked for, in its order. */
let asked: ((answer: Answer) => void)[] = []
const read = () => new Promise<Answer>((resolve) => void asked.push(resolve))
const answer = (index: number, text: string) =>
  act(async () => asked[index]?.({ data: [text], totalRecords: 1 }))

function Shown() {
  const { view, refresh } = usePagedList('parts', read, {})
  return (
    <>
      <p>{view.kind === 'shown' && view.items}</p>
      <button type="button" onClick={() => refresh({ isTimed: true })}>
        timed
      </button>
      <button type="button" onClick={() => refresh()}>
        changed
      </button>
    </>
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('reads a list again after a change although an older answer is on its way, and drops that one', async () => {
  asked = []
  await showOfficePart(<Shown />)
  await answer(0, 'first')
  press('timed')
  press('timed')
  expect(asked).toHaveLength(2)
  press('changed')
  expect(asked).toHaveLength(3)
  await answer(1, 'from before the change')
  expect(screen.queryByText('from before the change')).toBeNull()
  await answer(2, 'as it is now')
  expect(screen.getByText('as it is now')).toBeDefined()
})
