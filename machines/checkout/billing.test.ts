import { describe, expect, test } from 'vitest'
import {
  createScenario,
  billing,
  card,
  choosingShipping,
  factory,
  home,
  office,
  openPage,
  openReview,
  order,
  shipping,
} from './checkout.fixture.ts'

describe('an invoice that was to be the same as the delivery address', () => {
  const company = { ...home, taxId: '0105551234567', branchCode: '00000' }
  const { id: _, isDefault: __, ...former } = company
  async function openCompany() {
    const scenario = createScenario()
    const opened = await openPage(scenario)
    await opened.chooseAddress(company)
    await opened.send(billing, shipping, card, { type: 'address.edit' })
    return { scenario, ...opened }
  }

  test.each([factory, { ...factory, taxId: '0999999999999' }])(
    'is asked for again when the products go to an address without its tax id: %#',
    async (other) => {
      const { at, state, send, chooseAddress } = await openCompany()
      await chooseAddress(other)
      expect(at()).toEqual({ steps: { billing: 'askedAgain' } })
      expect(state().context.draft.billingAddress).toEqual(former)
      await send(billing)
      expect(state().context.draft).toMatchObject({ billingAddress: undefined, isBillingAskedAgain: false })
      expect(at()).toEqual(choosingShipping)
    },
  )

  test('is asked for again after a reload too, and can go on naming the former one', async () => {
    const { scenario, chooseAddress } = await openCompany()
    await chooseAddress(factory)
    const { at, send, state } = await openPage(scenario)
    expect(at()).toEqual({ steps: { billing: 'askedAgain' } })
    await send({ type: 'billing.choose', billingAddress: former }, shipping, order)
    expect(scenario.placings[0]?.request).toMatchObject({
      deliveryAddress: { addressBookId: 'a-2' },
      billingAddress: former,
    })
    expect(state().context.draft.isBillingAskedAgain).toBe(false)
  })

  test('is not asked for again when the tax id stays, nor when there was none', async () => {
    const { at, chooseAddress } = await openCompany()
    await chooseAddress({ ...factory, taxId: company.taxId })
    expect(at()).toEqual(choosingShipping)
    const without = await openReview()
    await without.send({ type: 'address.edit' })
    await without.chooseAddress({ ...factory, taxId: company.taxId })
    expect(without.at()).toEqual(choosingShipping)
  })

  test('goes on being asked for when a third address has not the tax id either, and no longer when one has', async () => {
    const { at, send, state, chooseAddress } = await openCompany()
    await chooseAddress(factory)
    await send({ type: 'address.edit' })
    await chooseAddress({ ...factory, id: 'a-3' })
    expect(at()).toEqual({ steps: { billing: 'askedAgain' } })
    expect(state().context.draft.billingAddress).toEqual(former)
    await send({ type: 'address.edit' })
    await chooseAddress(company)
    expect(at()).toEqual({ steps: { billing: 'choosing' } })
  })

  test('that names another address stays as it is', async () => {
    const { at, send, state, chooseAddress } = await openPage(createScenario())
    await chooseAddress(company)
    await send({ type: 'billing.choose', billingAddress: office }, { type: 'address.edit' })
    await chooseAddress(factory)
    expect(at()).toEqual(choosingShipping)
    expect(state().context.draft.billingAddress).toEqual(office)
  })
})
