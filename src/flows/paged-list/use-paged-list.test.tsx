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
const pageSize = 50
const answer = (index: number, text: string) =>
  act(async () => asked[index]?.({ data: [text], totalRecords: 1 }))

function Shown() {
  const { view, more, refresh } = usePagedList('parts', read, {}, pageSize)
  return (
    <>
      <p>{view.kind === 'shown' && view.items}</p>
      <button type="button" onClick={() => refresh({ isTimed: true })}>
        timed
      </button>
      <button type="button" onClick={() => refresh()}>
        changed
      </button>
      <button type="button" onClick={more}>
        more
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

it('R4.50: does not shorten a list that is longer than one answer because it is time to look again', async () => {
  asked = []
  await showOfficePart(<Shown />)
  const come = (index: number) => {
    const data = Array.from({ length: pageSize }, (_, item) => `${index}.${item} `)
    return act(async () => asked[index]?.({ data, totalRecords: 500 }))
  }
  await come(0)
  press('more')
  await come(1)
  press('more')
  await come(2)
  press('timed')
  expect(asked).toHaveLength(3)
  expect(screen.getByText(/2\.49/)).toBeDefined()
  press('changed')
  expect(asked).toHaveLength(4)
})
