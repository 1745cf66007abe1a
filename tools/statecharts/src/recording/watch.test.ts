import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createActor, fromPromise, setup } from 'xstate'
import { expect, test } from 'vitest'
import { kettleMachine } from '../../example/kettle.machine.ts'
import { Watch } from './watch.ts'

test('the watch names senders, keeps the newest entries, and hears what a page may not do', () => {
  const reported = { from: undefined as object | undefined, event: undefined as object | undefined }
  const watch = new Watch({
    limit: 5,
    senderOf: (event) => (event === reported.event ? reported.from : undefined),
  })
  const machine = kettleMachine.provide({ actors: { heat: fromPromise(() => Promise.resolve()) } })
  const [one, other] = ['one', 'other'].map((id) =>
    createActor(machine, { id, inspect: watch.inspect }).start(),
  )
  if (!one || !other) throw new Error('two kettles are needed')
  Object.assign(reported, { from: one, event: { type: 'fill', litres: 1 } })
  other.send({ type: 'boil' })
  other.send(reported.event as { type: 'fill'; litres: number })
  expect(watch.entries().map(({ from, to, event }) => [from?.id, to.id, event.type])).toEqual([
    [undefined, 'other', 'boil'],
    ['one', 'other', 'fill'],
  ])
  expect(one.getSnapshot().can({ type: 'fill', litres: 9 })).toBe(false)
  expect(watch.refusals().map(({ actor, event }) => [actor.id, event.type])).toEqual([['one', 'fill']])
  for (let count = 0; count < 9; count += 1) one.send({ type: 'lift' })
  expect(watch.entries()).toHaveLength(5)
  one.stop()
  expect(watch.refusals()).toEqual([])
})

test('of actors that have ended only the last are still held', async () => {
  const watch = new Watch({ limit: 3 })
  const brief = setup({}).createMachine({
    id: 'brief',
    on: { go: { guard: () => false, actions: () => {} } },
  })
  const actors = Array.from({ length: 60 }, () => {
    const actor = createActor(brief, { inspect: watch.inspect }).start()
    expect(actor.getSnapshot().can({ type: 'go' })).toBe(false)
    actor.stop()
    return new WeakRef(actor)
  })
  const last = createActor(brief, { inspect: watch.inspect }).start()
  await new Promise(setImmediate)
  collectGarbage()
  expect(watch.actors()).toHaveLength(21)
  expect(actors.filter((actor) => actor.deref()).length).toBeLessThan(30)
  expect(last.getSnapshot().status).toBe('active')
})

function collectGarbage() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}
