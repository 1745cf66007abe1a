import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { createAnswerCache } from '../http/answer-cache.ts'
import { jsonAnswer } from '../http/cached-answer.ts'
import { cachedValue, internalReads } from './internal-reads.ts'

const goods = { items: [{ name: 'อะคริลิก', colors: ['ใส'] }], next: null }

it('is the value that was answered, the same one for each rendering, and counted once', () => {
  const grown: number[] = []
  const answer = { ...jsonAnswer(goods, {}), onGrown: (bytes: number) => void grown.push(bytes) }
  const value = cachedValue(answer)
  expect(value).toEqual(goods)
  expect(cachedValue(answer)).toBe(value)
  expect(grown).toEqual([answer.plain.body.length])
})

it('no rendering can change what the next one gets', () => {
  const { items } = cachedValue(jsonAnswer(goods, {})) as typeof goods
  expect(() => items.push({ name: 'x', colors: [] })).toThrow(TypeError)
  expect(() => items[0]?.colors.pop()).toThrow(TypeError)
})

it.each([
  ['no-store', true],
  ['public, max-age=1', false],
])('[R22.4] a page that reads what came with Cache-Control: %s is late: %s', async (cacheControl, isLate) => {
  const app = Fastify()
  app.get('/products', async (_request, reply) => reply.header('cache-control', cacheControl).send([]))
  const answers = createAnswerCache({ maxBytes: 1_000, maxMilliseconds: 1_000, now: () => 0 })
  const reads = internalReads(app, answers)
  await reads.read(new Request('http://shop.internal/products'))
  expect(reads.isLate()).toBe(isLate)
  await app.close()
})
