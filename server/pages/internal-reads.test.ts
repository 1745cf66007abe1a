import { expect, it } from 'vitest'
import { jsonAnswer } from '../http/cached-answer.ts'
import { cachedValue } from './internal-reads.ts'

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
