import { expect, it } from 'vitest'
import { find } from './find.ts'

const titleOf = (flow: string) => (flow === 'checkout' ? 'การสั่งซื้อ' : flow)

it('finds flows by id and by title in the language of the page', () => {
  expect(find('checkout', titleOf)).toContainEqual({ flow: 'checkout', kind: 'flow', name: 'การสั่งซื้อ' })
  expect(find('สั่งซื้อ', titleOf)).toContainEqual({ flow: 'checkout', kind: 'flow', name: 'การสั่งซื้อ' })
})

it('finds states, events, requirements and error codes', () => {
  expect(find('outofarea', titleOf)).toContainEqual({
    flow: 'checkout',
    kind: 'state',
    name: 'steps.shipping.outOfArea',
    state: 'steps.shipping.outOfArea',
  })
  expect(find('payment.payAgain', titleOf)).toContainEqual({
    flow: 'payment',
    kind: 'event',
    name: 'payment.payAgain',
  })
  expect(find('R4.23', titleOf)).toContainEqual(
    expect.objectContaining({ flow: 'app', kind: 'requirement', state: 'loading' }),
  )
  expect(find('ALREADY_PAID', titleOf)).toContainEqual({
    flow: 'payment',
    kind: 'code',
    name: 'ALREADY_PAID',
  })
})

it('takes a whole id, so that one does not find another that begins with it', () => {
  expect(find('R4.2', titleOf).map(({ name }) => name)).not.toContain('R4.23')
})

it('finds nothing for an empty text', () => {
  expect(find('  ', titleOf)).toEqual([])
})
