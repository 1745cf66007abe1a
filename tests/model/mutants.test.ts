import { describe, expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { pinnedPlan } from '../../tools/commands/gen/flow-files.ts'
import { mutantsOf, unharmed } from '../../tools/statecharts/mutants/mutants-of.ts'
import { replay } from '../../tools/statecharts/plan.ts'
import { everythingMachine } from '../../tools/statecharts/walker/everything.machine.ts'

describe.each(flows)('$id', (flow) => {
  test('put together again with nothing wrong, it keeps its plan', async () => {
    const plan = await pinnedPlan(flow)
    expect(replay(unharmed(flow.machine), plan).drift).toBeUndefined()
  })

  test('no two of its mutants have the same name', () => {
    const names = mutantsOf(flow.machine).map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
  })
})

test('there is a mutant for every part of a machine', () => {
  const names = mutantsOf(everythingMachine).map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      '(root): start in busy instead of idle',
      'idle: work.begin: delete',
      'idle: work.begin: lead to paused instead',
      'busy: drop entry startTicker',
      'busy: drop exit stopTicker',
      'busy.work.doing: drop tag pending',
      'busy: ticker.tick: drop action hear',
      'busy: done: drop action celebrate',
      'busy.work.doing: drop invoke job',
      'busy.work.doing: done job: drop action keepLeft',
      'busy.work.doing: error job: delete',
      'busy.work.judging: always [0]: drop guard isDone',
      'busy.work.resting: after rest: delete',
      'delay rest: a millisecond later',
    ]),
  )
})
