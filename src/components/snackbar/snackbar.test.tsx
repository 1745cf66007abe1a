import { act, cleanup, screen } from '@testing-library/react'
import { useSelector } from '@xstate/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, type ActorRefFrom } from 'xstate'
import { snackbarMachine } from '../../../machines/snackbar/snackbar.machine.ts'
import { showPart } from '../../../tests/support/show-part.tsx'
import { Snackbar } from './snackbar.tsx'

let actor: ActorRefFrom<typeof snackbarMachine>

function Page() {
  return <Snackbar message={useSelector(actor, (snapshot) => snapshot.context.message)} />
}

const say = (key: string, values?: Record<string, string>) =>
  act(() =>
    actor.send({ type: 'snackbar.show', message: { key, tone: 'failure', ...(values && { values }) } }),
  )
const said = () => screen.getByRole('status').textContent
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  actor = createActor(snackbarMachine).start()
})
afterEach(() => {
  cleanup()
  actor.stop()
  vi.useRealTimers()
})

it('R4.13 R9.3: shows a message for 2 seconds in a region that stands before it', async () => {
  await showPart(<Page />)
  expect(said()).toBe('')
  say('problems:OUT_OF_AREA')
  expect(said()).toBe('อยู่นอกพื้นที่จัดส่ง กรุณาติดต่อร้าน')
  wait(1999)
  expect(said()).not.toBe('')
  wait(1)
  expect(said()).toBe('')
})

it('R4.14: ignores a message that comes while one shows', async () => {
  await showPart(<Page />)
  say('problems:OUT_OF_AREA')
  wait(1000)
  say('problems:CART_EMPTY')
  expect(said()).toBe('อยู่นอกพื้นที่จัดส่ง กรุณาติดต่อร้าน')
  wait(1000)
  expect(said()).toBe('')
})

it('speaks the language of the page and fills the blanks', async () => {
  await showPart(<Page />, 'en')
  say('parts:discount', { percent: '6' })
  expect(said()).toBe('6% off')
})
