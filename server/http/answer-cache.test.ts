import { beforeEach, describe, expect, it } from 'vitest'
import { createAnswerCache, type AnswerCache } from './answer-cache.ts'
import { topics } from './change-listener.ts'
import { jsonAnswer } from './kept-answer.ts'

let now: number
let cache: AnswerCache
beforeEach(() => {
  now = 0
  cache = createAnswerCache({ maxBytes: 10_000, maxMilliseconds: 1_000, now: () => now })
  cache.open()
})

const answer = (bytes = 100) => jsonAnswer('x'.repeat(bytes), {})

function keep(url: string, bytes?: number): void {
  cache.keep(url, answer(bytes), cache.ticket(), ['catalogue'])
}
const kept = (...urls: string[]) => urls.filter((url) => cache.find(url) !== undefined)

describe('answers in memory', () => {
  it('are found again until what they are about has changed', () => {
    keep('/products')
    cache.keep('/blogs', answer(), cache.ticket(), ['articles'])
    cache.forget('catalogue')
    expect(kept('/products', '/blogs')).toEqual(['/blogs'])
  })

  it('are not kept when something changed while they were made', () => {
    const ticket = cache.ticket()
    cache.forget('catalogue')
    cache.keep('/products', answer(), ticket, ['catalogue'])
    expect(kept('/products')).toEqual([])
  })

  it('make room for newer ones, those not asked for longest first', () => {
    keep('/1', 3_000)
    keep('/2', 3_000)
    expect(kept('/1')).toEqual(['/1'])
    keep('/3', 3_000)
    expect(kept('/1', '/2', '/3')).toEqual(['/1', '/3'])
    keep('/3', 3_000)
    expect(kept('/1', '/3')).toEqual(['/1', '/3'])
    keep('/large', 10_001)
    expect(kept('/1', '/3', '/large')).toEqual(['/1', '/3'])
  })

  it('leave after a while by themselves, and weigh nothing then', () => {
    keep('/1', 8_000)
    now = 1_001
    expect(kept('/1')).toEqual([])
    keep('/2', 8_000)
    expect(kept('/2')).toEqual(['/2'])
  })

  it('are gone while nobody listens, and so are those that were being made', () => {
    keep('/1')
    const ticket = cache.ticket()
    cache.shut()
    expect(kept('/1')).toEqual([])
    expect(cache.ticket()).toBeUndefined()
    cache.keep('/1', answer(), ticket, ['catalogue'])
    expect(kept('/1')).toEqual([])
    cache.open()
    cache.keep('/1', answer(), ticket, ['catalogue'])
    expect(kept('/1')).toEqual([])
  })

  it('are not kept when changes went unheard while they were made, even where nothing was kept before', () => {
    const ticket = cache.ticket()
    cache.shut()
    cache.open()
    for (const topic of topics) cache.keep(`/${topic}`, answer(), ticket, [topic])
    expect(kept(...topics.map((topic) => `/${topic}`))).toEqual([])
    keep('/products')
    expect(kept('/products')).toEqual(['/products'])
  })
})
