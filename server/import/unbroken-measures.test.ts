import { expect, it } from 'vitest'
import { unbrokenMeasures } from './unbroken-measures.ts'

it('keeps a measure and its unit on one line', () => {
  expect(unbrokenMeasures('<p>แผ่น 1,220 × 2,440 มม. หนัก 10.63 กก.</p>')).toBe(
    '<p>แผ่น 1,220\u00a0×\u00a02,440\u00a0มม. หนัก 10.63\u00a0กก.</p>',
  )
})

it('keeps a range together', () => {
  expect(unbrokenMeasures('หนา 5–6 มม.')).toBe('หนา 5–\u20606\u00a0มม.')
})

it('leaves other words, and what stands inside a tag, alone', () => {
  const html = '<p>over 60 machines, <a href="/product?size=3 mm">3 sheets</a></p>'
  expect(unbrokenMeasures(html)).toBe(html)
})
