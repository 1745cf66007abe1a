import { cleanup, render, screen } from '@testing-library/react'
import { MantineProvider } from '@mantine/core'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { cartMachine } from '../../../../machines/cart/cart.machine.ts'
import type { GuestLine } from '../../../../machines/guest-cart/guest-cart.machine.ts'
import { registrationMachine } from '../../../../machines/registration/registration.machine.ts'
import { acrylic, acrylicLine } from '../../../../tests/support/app/fake-api.ts'
import { guestCartWith } from '../../../../tests/support/app/guest-cart.ts'
import { createTranslations } from '../../../i18n/translations.ts'
import { AppActorsContext } from '../../../lib/flows/app-actors.ts'
import { DoneStep } from './done-step.tsx'

afterEach(cleanup)

const waiting: GuestLine = { line: acrylicLine, shown: acrylic, addedAt: 1 }

/** What the end of a registration offers, in order. */
async function actionsOf(next: string, lines: GuestLine[]): Promise<(string | null)[]> {
  const waiting = createActor(registrationMachine, { input: { buyerType: 'generalPublic' } }).getSnapshot()
  const snapshot = registrationMachine.resolveState({ value: 'done', context: waiting.context })
  const actor = createActor(registrationMachine, { snapshot, input: { buyerType: undefined } })
  const address = `/product/detail/p-1?${new URLSearchParams({ auth: 'register', next })}`
  render(
    <MantineProvider env="test">
      <I18nextProvider i18n={await createTranslations('th', ['shop', 'customer'])}>
        <MemoryRouter initialEntries={[address]}>
          <AppActorsContext value={{ cart: createActor(cartMachine), guestCart: guestCartWith(lines) }}>
            <DoneStep actor={actor} />
          </AppActorsContext>
        </MemoryRouter>
      </I18nextProvider>
    </MantineProvider>,
  )
  return [...document.querySelectorAll('a, button')].map(({ textContent }) => textContent)
}

it('leads to the cart first when goods wait there', async () => {
  expect(await actionsOf('/product/detail/p-1', [waiting])).toEqual(['ไปที่ตะกร้า', 'เลือกซื้อต่อ'])
  expect(screen.getByRole('link', { name: 'ไปที่ตะกร้า' }).getAttribute('href')).toBe('/cart')
})

it('goes on to the checkout that asked for an account', async () => {
  expect(await actionsOf('/checkout', [waiting])).toEqual(['ไปต่อ', 'เพิ่มที่อยู่จัดส่ง'])
})

it('leads to the goods when none wait, or the cart did not take them', async () => {
  const refused = { ...waiting, refusalCode: 'OUT_OF_STOCK' }
  expect(await actionsOf('/product/detail/p-1', [refused])).toEqual(['เริ่มเลือกสินค้า', 'เพิ่มที่อยู่จัดส่ง'])
})
