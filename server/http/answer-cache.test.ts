import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createAnswerCache, type AnswerCache, type Made } from './answer-cache.ts'
import { jsonAnswer } from './cached-answer.ts'

let now: number
let cache: AnswerCache
beforeEach(() => {
  now = 0
  cache = createAnswerCache({ maxBytes: 10_000, maxMilliseconds: 1_000, now: () => now })
  cache.open()
})

const made = (bytes = 100, tags: readonly string[] = ['catalogue']): Made => ({
  answer: jsonAnswer('x'.repeat(bytes), {}),
  tags,
})
const put = (url: string, ...parts: Parameters<typeof made>) => cache.get(url, async () => made(...parts))
const cached = (...urls: string[]) => urls.filter((url) => cache.current(url) !== undefined)

/** A making that ends when it is told to. */
function slow() {
  let finish: (what: Made) => void = () => undefined
  const asked: string[] = []
  const make = (who: string) => () => {
    asked.push(who)
    return new Promise<Made>((resolve) => (finish = resolve))
  }
  return { asked, make, finish: (what: Made) => finish(what) }
}

describe('answers in the cache', () => {
  it('are found again until what they are about has changed', async () => {
    await put('/products')
    await put('/blogs', 100, ['articles'])
    cache.changed('catalogue')
    expect(cached('/products', '/blogs')).toEqual(['/blogs'])
  })

  it('are old with any of the tags that they are made of', async () => {
    for (const tag of ['articles', 'catalogue']) {
      await put('/blogs/1', 100, ['articles', 'catalogue'])
      cache.changed('content')
      expect(cached('/blogs/1')).toEqual(['/blogs/1'])
      cache.changed(tag)
      expect(cached('/blogs/1')).toEqual([])
    }
  })

  it('are old at once when something changed while they were made', async () => {
    const { make, finish } = slow()
    const asked = cache.get('/products', make('one'))
    cache.changed('catalogue')
    finish(made())
    await asked
    expect(cached('/products')).toEqual([])
  })

  it('are made once for all who ask meanwhile, and anew for who asks after a change', async () => {
    const { asked, make, finish } = slow()
    const [one, other] = [cache.get('/products', make('one')), cache.get('/products', make('other'))]
    const first = made()
    const finishFirst = finish
    finishFirst(first)
    expect([await one, await other]).toEqual([first.answer, first.answer])
    cache.changed('catalogue')
    const before = cache.get('/products', make('before the change'))
    cache.changed('catalogue')
    const after = cache.get('/products', make('after the change'))
    expect(asked).toEqual(['one', 'before the change', 'after the change'])
    finish(made())
    await after
    expect(cached('/products')).toEqual(['/products'])
    void before
  })

  it('that fail are told to all who ask meanwhile, and made anew for the next', async () => {
    const fails = async (): Promise<Made> => {
      throw new Error('No connection')
    }
    const answers = await Promise.allSettled([cache.get('/products', fails), cache.get('/products', fails)])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await put('/products')
    expect(cached('/products')).toEqual(['/products'])
  })

  it('without tags are sent and not cached', async () => {
    const { answer } = made()
    expect(await cache.get('/nothing', async () => ({ answer }))).toBe(answer)
    expect(cached('/nothing')).toEqual([])
  })

  it('make room for newer ones, those not asked for longest first', async () => {
    await put('/1', 3_000)
    await put('/2', 3_000)
    expect(cached('/1')).toEqual(['/1'])
    await put('/3', 3_000)
    expect(cached('/1', '/2', '/3')).toEqual(['/1', '/3'])
    await put('/large', 10_001)
    expect(cached('/1', '/3', '/large')).toEqual(['/1', '/3'])
  })

  it('leave after a while by themselves, and weigh nothing then', async () => {
    await put('/1', 8_000)
    now = 1_001
    expect(cached('/1')).toEqual([])
    await put('/1', 2_000)
    await put('/2', 2_000)
    expect(cached('/1', '/2')).toEqual(['/1', '/2'])
  })

  it('are old while nobody listens, and so are those that were being made', async () => {
    await put('/1')
    const { make, finish } = slow()
    const asked = cache.get('/2', make('one'))
    cache.shut()
    expect(cached('/1')).toEqual([])
    await put('/3')
    cache.open()
    finish(made())
    await asked
    expect(cached('/1', '/2', '/3')).toEqual([])
    await put('/1')
    expect(cached('/1')).toEqual(['/1'])
  })

  it('are old when more has changed than is remembered', async () => {
    await put('/products', 100, ['product p-1'])
    for (let count = 0; count <= 10_000; count += 1) cache.changed(`product p-x${count}`)
    expect(cached('/products')).toEqual([])
    await put('/products', 100, ['product p-1'])
    cache.changed('product p-x')
    expect(cached('/products')).toEqual(['/products'])
  })
})

describe('while the database is away', () => {
  const gone = async (): Promise<Made> => {
    throw Object.assign(new Error('nobody there'), { code: 'ECONNREFUSED' })
  }

  it('what was answered before is answered for ten minutes more, and not as current', async () => {
    const before = await put('/products')
    cache.shut()
    now = 10 * 60_000 - 1
    expect(await cache.get('/products', gone)).toBe(before)
    expect(cached('/products')).toEqual([])
    now += 1
    await expect(cache.get('/products', gone)).rejects.toThrow('nobody there')
    await expect(cache.get('/blogs', gone)).rejects.toThrow('nobody there')
  })

  it('what was answered before is answered after a second of silence, and one read at a time waits on', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const before = await put('/products')
    cache.shut()
    const { asked, make } = slow()
    let isAnswered = false
    const first = cache.get('/products', make('first')).finally(() => (isAnswered = true))
    await vi.advanceTimersByTimeAsync(999)
    expect(isAnswered).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await first).toBe(before)
    now += 1_000
    expect(await cache.get('/products', make('second'))).toBe(before)
    expect(asked).toEqual(['first'])
  })

  it('[R22.4] what a replica says is sent for a second, and is never current', async () => {
    const late = (): Promise<Made> => Promise.resolve({ ...made(), isLate: true })
    const first = await cache.get('/products', late)
    expect(cached('/products')).toEqual([])
    now = 999
    expect(await put('/products')).toBe(first)
    now = 1_000
    expect(await put('/products')).not.toBe(first)
    expect(cached('/products')).toEqual(['/products'])
  })

  it('another failure is a failure', async () => {
    await put('/products')
    cache.shut()
    const failing = () => Promise.reject(new Error('a fault'))
    await expect(cache.get('/products', failing)).rejects.toThrow('a fault')
  })

  it('the database that came back answers anew', async () => {
    const before = await put('/products')
    cache.shut()
    await cache.get('/products', gone)
    cache.open()
    expect(await put('/products')).not.toBe(before)
  })
})
