import { expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { addressBookId, home, truck } from '../../../machines/checkout/checkout.fixture.ts'
import { checkoutMachine, type CheckoutDraft } from '../../../machines/checkout/checkout.machine.ts'
import { sampleCart } from '../../../machines/checkout/sample-cart.ts'
import { createShopClient } from '../../api/client.ts'
import { loadChosenLinesWith } from './checkout-effects.ts'

const cart = sampleCart(2, 1390, 2780)
const branch = {
  ...{ id: 'nonthaburi', name: 'สาขานนทบุรี', district: 'เมืองนนทบุรี', address: '60/12', hours: 'จันทร์ถึงเสาร์' },
  ...{ phone: '02-000-0002', mapUrl: 'https://maps.example/', readyFrom: '2026-11-27T05:00:00Z' },
}
const inEnglish = { ...branch, name: 'Nonthaburi branch', hours: 'Monday to Saturday' }
const { draft: blank } = createActor(checkoutMachine, {
  input: { customerId: 'c-1', draft: undefined },
}).getSnapshot().context

/** Reads the cart in English, after these decisions; the server answers the rest by path. */
async function read(decided: Partial<CheckoutDraft>, answers: Record<string, unknown> = {}) {
  const asked: string[] = []
  const client = createShopClient({
    baseUrl: 'http://shop.test',
    readAccessToken: () => undefined,
    send: async ({ url }) => {
      const { pathname } = new URL(url)
      if (pathname === '/api/cart')
        return Response.json({
          ...cart,
          version: 1,
          items: cart.items.map((item) => ({ ...item, status: 'available' })),
        })
      asked.push(pathname)
      const answer = answers[pathname]
      return answer ? Response.json(answer) : Response.json({ code: 'INTERNAL' }, { status: 500 })
    },
  })
  const logic = loadChosenLinesWith(client, {
    customerId: 'c-1',
    readLanguage: () => 'english',
    whenCartIsSent: () => Promise.resolve(),
  })
  const draft = { ...blank, address: { ...home, addressBookId }, ...decided }
  const reading = await toPromise(createActor(logic, { input: { draft } }).start())
  return { asked, inNewWords: reading.inNewWords }
}

const inThai = { ...cart, items: cart.items.map((item) => ({ ...item, name: 'แผ่นอะคริลิก' })) }
const carrier = { ...truck, name: 'รถขนส่ง' }

it('the carrier that was decided on is named in the language of the cart, at the price that was agreed to', async () => {
  const options = [{ ...truck, price: { amount: 999 } }]
  const { inNewWords } = await read(
    { cart: inThai, shipping: carrier },
    { '/api/cart/shipping-options': options },
  )
  expect(inNewWords).toEqual({ shipping: truck })
})

it('R21.20: so is the branch where the goods are picked up', async () => {
  const branches = { '/english/api/pick-up-branches': [inEnglish] }
  const { inNewWords } = await read({ cart: inThai, pickUp: branch }, branches)
  expect(inNewWords).toEqual({ pickUp: inEnglish })
})

it('a reading that fails leaves the old words', async () => {
  expect(await read({ cart: inThai, shipping: carrier })).toMatchObject({ inNewWords: undefined })
  expect(await read({ cart: inThai, pickUp: branch })).toMatchObject({ inNewWords: undefined })
})

it('a cart in the same language asks for nothing else', async () => {
  expect((await read({ cart, shipping: truck })).asked).toEqual([])
  expect((await read({ cart: inThai })).asked).toEqual([])
})
