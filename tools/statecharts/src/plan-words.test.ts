import { expect, test } from 'vitest'
import { moveInWords, pathsInWords, stateInWords } from './plan-words.ts'

test.each([
  [{ start: null }, 'it starts'],
  [{ start: { id: 'p-1' } }, 'it starts with {"id":"p-1"}'],
  [{ send: { type: 'door.open' } }, 'door.open is sent'],
  [{ send: { type: 'door.open', by: 'key' } }, 'door.open {"by":"key"} is sent'],
  [{ actor: 'job', done: null }, 'job answers'],
  [{ actor: 'job', done: 2 }, 'job answers 2'],
  [{ actor: 'job', error: { code: 'GONE' } }, 'job fails with {"code":"GONE"}'],
  [{ actor: 'watch', says: { type: 'tick' } }, 'watch says tick'],
  [{ actor: 'child', shows: { context: { left: 3 } } }, 'child shows {"context":{"left":3}}'],
  [{ wait: 2000 }, '2,000 ms pass'],
])('the move %j reads "%s"', (move, words) => {
  expect(moveInWords(move)).toBe(words)
})

test('a state reads as its path, regions with a plus', () => {
  expect(stateInWords('idle')).toBe('idle')
  expect(stateInWords({ open: 'resting' })).toBe('open.resting')
  expect(stateInWords({ busy: { work: 'doing', notes: {} } })).toBe('busy.(work.doing + notes)')
})

test('each path of a plan is described from its start, with refused guards and its end', () => {
  const words = pathsInWords({
    flow: 'turnstile',
    steps: [
      { step: 1, do: { start: null }, value: 'shut' },
      { step: 2, from: 1, do: { send: { type: 'coin', value: 1 } }, value: 'shut', refuses: ['shut: coin'] },
      {
        step: 3,
        from: 1,
        do: { send: { type: 'coin', value: 2 } },
        value: 'open',
        takes: ['shut: coin'],
        output: 7,
      },
    ],
  })
  expect(words).toBe(`Path 1 of 2
  it starts → shut
  coin {"value":1} is sent → nothing changes, shut
    refused by a guard: shut: coin

Path 2 of 2
  it starts → shut
  coin {"value":2} is sent → open
    ends with 7
`)
})
