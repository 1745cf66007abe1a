import { useSelector } from '@xstate/react'
import { act, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Actor, assign, createActor, setup } from 'xstate'
import { Watch } from '../../../recording/watch.ts'
import { askedBy } from './asked-by.ts'

const till = setup({
  types: {} as { context: { goods: number }; events: { type: 'pay' } | { type: 'put' } | { type: 'leave' } },
  guards: { hasGoods: ({ context }) => context.goods > 0 },
  actions: { count: assign({ goods: ({ context }) => context.goods + 1 }) },
}).createMachine({
  id: 'till',
  context: { goods: 0 },
  initial: 'open',
  states: {
    open: { on: { pay: { guard: 'hasGoods', target: 'paid' }, put: { actions: 'count' } } },
    paid: {},
  },
})

function Pay({ actor }: { actor: Actor<typeof till> }) {
  const canPay = useSelector(actor, (snapshot) => snapshot.can({ type: 'pay' }))
  return (
    <button type="button" disabled={!canPay}>
      <b>Pay</b>
    </button>
  )
}

const Leave = ({ actor: _actor }: { actor: Actor<typeof till> }) => <button type="button">Leave</button>

it('names what the part that draws a control asks of its flow, as it is answered now', async () => {
  const watch = new Watch()
  const actor = createActor(till, { inspect: watch.inspect }).start()
  const page = render(
    <>
      <Pay actor={actor} />
      <Leave actor={actor} />
      <button type="button">Nothing</button>
    </>,
  )
  const [pay, leave, nothing] = page.container.querySelectorAll('button')
  if (!pay || !leave || !nothing) throw new Error('the page has no buttons')
  const asked = () => askedBy(pay, watch).questions.map(({ event, isAllowed }) => [event.type, isAllowed])
  expect(asked()).toEqual([['pay', false]])
  await act(async () => actor.send({ type: 'put' }))
  expect(pay.disabled).toBe(false)
  expect(asked()).toEqual([['pay', true]])
  await act(async () => actor.send({ type: 'put' }))
  expect(asked()).toEqual([['pay', true]])

  expect(askedBy(leave, watch)).toMatchObject({ questions: [], flow: { id: actor.id } })
  expect(askedBy(nothing, watch)).toEqual({ questions: [], flow: undefined })
  page.unmount()
})
