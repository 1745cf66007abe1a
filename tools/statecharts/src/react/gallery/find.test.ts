import { expect, it } from 'vitest'
import type { Listed } from '../listed.ts'
import { find } from './find.ts'

const machines: Listed[] = [
  {
    id: 'checkout',
    title: { en: 'Ordering', th: 'การสั่งซื้อ' },
    states: ['steps.shipping.outOfArea'],
    load: () => {
      throw new Error('nothing is loaded to be found')
    },
  },
  {
    id: 'payment',
    events: ['payment.payAgain'],
    codes: ['ALREADY_PAID'],
    requirements: [
      { id: 'R4.2', text: 'It shows what is paid', state: 'paid' },
      { id: 'R4.23', text: 'A failed load is tried again' },
    ],
    load: () => {
      throw new Error('nothing is loaded to be found')
    },
  },
]
const found = (text: string) => find(machines, text, (one) => (typeof one === 'string' ? one : one.th))

it('finds machines by id and by title in either language', () => {
  const flow = { flow: 'checkout', kind: 'flow', name: 'การสั่งซื้อ' }
  for (const text of ['check', 'สั่งซื้อ', 'ordering']) expect(found(text)).toContainEqual(flow)
})

it('finds states, events, requirements and error codes', () => {
  expect(found('outofarea')).toEqual([
    {
      flow: 'checkout',
      kind: 'state',
      name: 'steps.shipping.outOfArea',
      state: 'steps.shipping.outOfArea',
    },
  ])
  expect(found('payAgain')).toEqual([{ flow: 'payment', kind: 'event', name: 'payment.payAgain' }])
  expect(found('what is paid')).toEqual([
    { flow: 'payment', kind: 'requirement', name: 'R4.2', note: 'It shows what is paid', state: 'paid' },
  ])
  expect(found('ALREADY_PAID')).toEqual([{ flow: 'payment', kind: 'code', name: 'ALREADY_PAID' }])
})

it('takes a whole id, so that one does not find another that begins with it', () => {
  expect(found('R4.2').map(({ name }) => name)).toEqual(['R4.2'])
})

it('finds nothing for an empty text', () => {
  expect(found('  ')).toEqual([])
})
