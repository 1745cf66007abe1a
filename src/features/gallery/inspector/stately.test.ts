import { afterEach, expect, it, vi } from 'vitest'
import { assign, createActor, fromPromise, setup } from 'xstate'
import { watchShop } from './shop-inspector.tsx'
import { createStatelyInspector } from './stately.ts'

afterEach(() => vi.restoreAllMocks())

const machine = setup({ actors: { ask: fromPromise(async () => ({ note: 'Answer-4711' })) } }).createMachine({
  id: 'asked',
  context: {},
  initial: 'waiting',
  states: {
    waiting: {
      on: { 'code.typed': { target: 'asking', actions: assign(({ event }) => ({ otp: event.otp })) } },
    },
    asking: { invoke: { src: 'ask', onDone: 'done' } },
    done: { type: 'final' },
  },
  output: () => ({ password: 'Output-4712' }),
})

it('tells the window of Stately what happens, without secrets', async () => {
  const told: unknown[] = []
  vi.spyOn(window, 'open').mockReturnValue(
    Object.assign(Object.create(window), { postMessage: (message: unknown) => told.push(message) }),
  )
  vi.stubGlobal('requestIdleCallback', (work: () => void) => queueMicrotask(work))
  const tell = createStatelyInspector(watchShop())
  const actor = createActor(machine, { inspect: tell })
  actor.start()
  actor.send({ type: 'code.typed', otp: '739154' })
  await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('done'))
  window.dispatchEvent(new MessageEvent('message', { data: { type: '@statelyai.connected' } }))

  const text = JSON.stringify(told)
  expect(window.open).toHaveBeenCalledWith('https://stately.ai/inspect', 'xstateinspector')
  for (const word of ['code.typed', '@xstate.actor', '@xstate.snapshot', '"value":"done"', '"name":"asked"'])
    expect(text).toContain(word)
  for (const secret of ['739154', 'Answer-4711', 'Output-4712']) expect(text).not.toContain(secret)
})
