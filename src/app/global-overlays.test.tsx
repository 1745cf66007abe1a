// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { cartDrawerMachine } from '../../machines/cart-drawer/cart-drawer.machine.ts'
import { loadingMachine } from '../../machines/loading/loading.machine.ts'
import { sessionMachine } from '../../machines/session/session.machine.ts'
import { snackbarMachine } from '../../machines/snackbar/snackbar.machine.ts'
import { showPart } from '../../tests/support/show-part.tsx'
import { guestCartWith } from '../../tests/support/app/guest-cart.ts'
import { AppActorsContext } from '../lib/app-actors.ts'
import { GlobalOverlays } from './global-overlays.tsx'

afterEach(cleanup)

async function showShell() {
  const loading = createActor(loadingMachine).start()
  const snackbar = createActor(snackbarMachine).start()
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
        cartDrawer: createActor(cartDrawerMachine),
      }}
    >
      <GlobalOverlays />
    </AppActorsContext>,
  )
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  return { loading, snackbar, said }
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
