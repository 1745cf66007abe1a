import { beforeEach, describe, expect, it } from 'vitest'
import { createAnswerCache, type AnswerCache, type Made } from './answer-cache.ts'
import { jsonAnswer } from './cached-answer.ts'

let now: number
let cache: AnswerCache
beforeEach(() => {
  now = 0
  cache = createAnswerCache({ maxBytes: 10_000, maxMilliseconds: 1_000, now: () => now })
  cache.open()
})

describe('changed answers that may lag behind', () => {
  const lag = { rest: 1_000, most: 1_500 }
  let current: string
  let makings: number
  let finish: () => void
  beforeEach(() => {
    cache = createAnswerCache({ maxBytes: 10_000, maxMilliseconds: 60_000, lag, now: () => now })
    cache.open()
    makings = 0
    finish = () => undefined
  })

  /** Makes an answer that says what is current when the making begins, and ends when it is told to. */
  const make = async (): Promise<Made> => {
    makings += 1
    const answer = jsonAnswer(current, {})
    await new Promise<void>((resolve) => (finish = resolve))
    return { answer, tags: ['stock p-1'] }
  }
  const change = (to: string) => {
    current = to
    cache.changed('stock p-1')
  }
  const ask = async () => JSON.parse((await cache.get('/list', make)).plain.body.toString())
  async function first(): Promise<void> {
    current = 'ten'
    const asked = ask()
    finish()
    expect(await asked).toBe('ten')
  }

  it('are sent as they are for a second, however much changes', async () => {
    await first()
    for (now = 0; now < 1_000; now += 50) {
      change(`${now}`)
      expect(await ask()).toBe('ten')
    }
    expect(makings).toBe(1)
  })

  it('are then sent while one new answer is made, and no longer than a second and a half in all', async () => {
    await first()
    change('nine')
    now = 1_000
    expect([await ask(), await ask()]).toEqual(['ten', 'ten'])
    expect(makings).toBe(2)
    change('eight')
    now = 1_499
    expect(await ask()).toBe('ten')
    now = 1_500
    const waiting = [ask(), ask()]
    finish()
    expect(await Promise.all(waiting)).toEqual(['nine', 'nine'])
    expect(makings).toBe(2)
    expect(await ask()).toBe('nine')
    now = 2_000
    expect(await ask()).toBe('nine')
    expect(makings).toBe(3)
    finish()
    await expect.poll(ask).toBe('eight')
  })

  it('are not sent when it is unknown since when they are stale', async () => {
    await first()
    now = 30_000
    change('nine')
    const asked = ask()
    finish()
    expect(await asked).toBe('nine')
  })

  it('count from when they were last known to be right', async () => {
    await first()
    now = 30_000
    expect(await ask()).toBe('ten')
    change('nine')
    now = 30_999
    expect(await ask()).toBe('ten')
    expect(makings).toBe(1)
  })

  it('do not last longer where nobody hears of changes', async () => {
    await first()
    cache.shut()
    current = 'nine'
    now = 999
    expect(await ask()).toBe('ten')
    now = 1_500
    const asked = ask()
    finish()
    expect(await asked).toBe('nine')
  })

  it('stay for as long when a new one cannot be made', async () => {
    await first()
    change('nine')
    const fails = async (): Promise<Made> => {
      throw new Error('No connection')
    }
    now = 1_200
    expect((await cache.get('/list', fails)).plain.body.toString()).toBe('"ten"')
    now = 1_500
    await expect(cache.get('/list', fails)).rejects.toThrow('No connection')
  })
})
