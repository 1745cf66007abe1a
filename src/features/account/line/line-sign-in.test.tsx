import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showPart } from '../../../../tests/support/show-part.tsx'
import { createShopClient } from '../../../api/client.ts'
import { ShopClientContext } from '../../../api/shop-client-context.ts'
import { LineSignIn } from './line-sign-in.tsx'
import { useLineSignIn } from './use-line-sign-in.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Returned() {
  return <LineSignIn actor={useLineSignIn({ errorCode: 'DENIED' }, '/quick-order')} next="/quick-order" />
}

/** The page of a shopper who was back from LINE without an answer, and is on the way there again. */
async function goAgain() {
  const left = vi.spyOn(window.location, 'assign').mockReturnValue()
  const client = createShopClient({
    baseUrl: 'http://shop.test',
    send: async () => Response.json({ url: 'https://access.line.me/', attempt: 'a-1' }),
  })
  await showPart(
    <ShopClientContext value={client}>
      <Returned />
    </ShopClientContext>,
  )
  fireEvent.click(again())
  await vi.waitFor(() => expect(left).toHaveBeenCalledTimes(1))
  return left
}

const again = () => screen.getByRole('button', { name: 'ลองด้วย LINE อีกครั้ง' })

it('R21.27: who comes back from LINE to this page as it was may try again', async () => {
  await goAgain()
  act(() => void window.dispatchEvent(new Event('pageshow')))
  expect(screen.queryByRole('status')).toBeNull()
  expect(again()).toHaveProperty('disabled', false)
})

it('R21.27: who stops the browser on its way to LINE may try again, or sign in with a password', async () => {
  const left = await goAgain()
  expect(screen.getByRole('link', { name: 'เข้าสู่ระบบด้วยรหัสผ่าน' })).toBeDefined()
  fireEvent.click(again())
  await vi.waitFor(() => expect(left).toHaveBeenCalledTimes(2))
})
