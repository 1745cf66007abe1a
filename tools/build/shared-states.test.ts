import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import type * as XState from 'xstate'
import { projectRoot } from '../../server/config.ts'
import { withSharedStates } from './shared-states.ts'

const folder = mkdtempSync(join(tmpdir(), 'shared-states-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The package as the build changes it. */
async function builtXState(): Promise<typeof XState> {
  cpSync(join(projectRoot(), 'node_modules/xstate/dist'), folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const file = readdirSync(folder).find((name) => /^StateMachine-\w+\.esm\.js$/.test(name)) ?? ''
  writeFileSync(join(folder, file), withSharedStates(readFileSync(join(folder, file), 'utf8')))
  return import(/* @vite-ignore */ pathToFileURL(join(folder, 'xstate.esm.js')).href)
}

it('gives each machine its own effects, and all of them the same states', async () => {
  const { assign, createActor, fromPromise, setup, waitFor } = await builtXState()
  const machine = setup({
    types: {} as { context: { found: number }; events: { type: 'go' } },
    actors: { load: fromPromise<number>(() => Promise.reject(new Error('not provided'))) },
    actions: { say: () => expect.fail('not provided') },
    guards: { mayGo: () => false },
    delays: { rest: 60_000 },
  }).createMachine({
    context: { found: 0 },
    initial: 'idle',
    states: {
      idle: { on: { go: { guard: 'mayGo', target: 'loading', actions: 'say' } } },
      loading: {
        invoke: {
          src: 'load',
          onDone: { target: 'resting', actions: assign({ found: ({ event }) => event.output }) },
        },
      },
      resting: { after: { rest: 'done' } },
      done: { type: 'final' },
    },
  })
  const said: number[] = []
  const providedWith = (found: number) =>
    machine.provide({
      actors: { load: fromPromise(async () => found) },
      actions: { say: () => void said.push(found) },
      guards: { mayGo: () => true },
      delays: { rest: 0 },
    })
  const [bare, one, other] = [machine, providedWith(1), providedWith(2)]
  expect(one.root).toBe(machine.root)

  const actors = [bare, one, other].map((logic) => createActor(logic).start())
  for (const actor of actors) actor.send({ type: 'go' })
  const [untouched, first, second] = actors
  if (!untouched || !first || !second) throw new Error('Three actors were made')
  await Promise.all([first, second].map((actor) => waitFor(actor, ({ status }) => status === 'done')))
  expect(untouched.getSnapshot().value).toBe('idle')
  expect([first, second].map((actor) => actor.getSnapshot().context.found)).toEqual([1, 2])
  expect(said).toEqual([1, 2])

  const snapshot = createActor(providedWith(3)).start().getPersistedSnapshot()
  const again = createActor(providedWith(3), { snapshot }).start()
  again.send({ type: 'go' })
  expect(again.getSnapshot().value).toBe('loading')
  expect(said).toEqual([1, 2, 3])
})

it('refuses a version of the package that it does not know', () => {
  expect(() => withSharedStates('class StateMachine {}')).toThrow('has changed')
})
