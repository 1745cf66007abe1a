import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { cartDrawerMachine } from '../../machines/cart-drawer/cart-drawer.machine.ts'
import { loadingMachine } from '../../machines/loading/loading.machine.ts'
import { sessionMachine } from '../../machines/session/session.machine.ts'
import { snackbarMachine } from '../../machines/snackbar/snackbar.machine.ts'
import { showPart } from '../../tests/support/show-part.tsx'
import { guestCartWith } from '../../tests/support/app/guest-cart.ts'
import { AppActorsContext } from '../lib/flows/app-actors.ts'
import { GlobalOverlays } from './global-overlays.tsx'

afterEach(cleanup)

const loads = vi.hoisted(() => ({ ofDrawer: 0 }))
vi.mock('./shop-cart-drawer.tsx', () => {
  loads.ofDrawer += 1
  throw new Error('the script is missing')
})

async function showShell() {
  const loading = createActor(loadingMachine).start()
  const snackbar = createActor(snackbarMachine).start()
  const cartDrawer = createActor(cartDrawerMachine).start()
  const session = createActor(sessionMachine, {
    input: { cookies: { accessToken: false, refreshToken: false, customerId: undefined } },
  }).start()
  await showPart(
    <AppActorsContext
      value={{
        loading,
        snackbar,
        session,
        guestCart: guestCartWith(),
        cartDrawer,
      }}
    >
      <GlobalOverlays />
    </AppActorsContext>,
  )
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  return { loading, snackbar, cartDrawer, said }
}

it('R2.30: the loading overlay covers the page while the loading flag is set', async () => {
  const { loading, said } = await showShell()
  expect(said()).not.toContain('กำลังดำเนินการ')
  act(() => loading.send({ type: 'loading.start' }))
  expect(said()).toContain('กำลังดำเนินการ')
  act(() => loading.send({ type: 'loading.stop' }))
  expect(said()).not.toContain('กำลังดำเนินการ')
})

it('R2.31: the snackbar shows the message that a flow sends', async () => {
  const { snackbar, said } = await showShell()
  const words = 'อยู่นอกพื้นที่จัดส่ง กรุณาติดต่อร้าน'
  expect(said()).not.toContain(words)
  act(() =>
    snackbar.send({ type: 'snackbar.show', message: { key: 'problems:OUT_OF_AREA', tone: 'failure' } }),
  )
  expect(said()).toContain(words)
  act(() => snackbar.stop())
})

it('without the script of the drawer, a message says so, and it is asked for again when it is to open again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { cartDrawer, said } = await showShell()
  for (const openings of [1, 2]) {
    act(() => cartDrawer.send({ type: 'drawer.open' }))
    await expect.poll(() => cartDrawer.getSnapshot().value).toBe('closed')
    await act(async () => undefined)
    expect(said().join()).toContain('เชื่อมต่อร้านไม่ได้')
    expect(loads.ofDrawer).toBe(openings)
  }
})
