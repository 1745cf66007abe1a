import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { profileMachine } from '../../../../machines/profile/profile.machine.ts'
import { sessionMachine } from '../../../../machines/session/session.machine.ts'
import { showPart } from '../../../../tests/support/show-part.tsx'
import { createShopClient } from '../../../api/client.ts'
import { ShopClientContext } from '../../../api/shop-client-context.ts'
import { AppActorsContext } from '../../../lib/flows/app-actors.ts'
import { sampleOrder } from '../sample-order.fixture.ts'
import { ItemReview } from './item-review.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const order = { ...sampleOrder, fulfilment: 'delivered', status: 'delivered' } as const
const [item] = order.items

async function show() {
  if (!item) throw new Error('The order has an item')
  const cookies = { accessToken: true, refreshToken: true, customerId: 'c-1' }
  await showPart(
    <ShopClientContext
      value={createShopClient({ baseUrl: 'https://shop.invalid', send: async () => Response.json({}) })}
    >
      <AppActorsContext
        value={{
          profile: createActor(profileMachine),
          session: createActor(sessionMachine, { input: { cookies } }).start(),
        }}
      >
        <ItemReview order={order} item={item} onChanged={() => undefined} />
      </AppActorsContext>
    </ShopClientContext>,
  )
}

const open = async () => {
  fireEvent.click(screen.getByRole('button', { name: /^เขียนรีวิว/ }))
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'เล่าให้ผู้ซื้อคนอื่นฟัง' })
}
const author = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^ชื่อที่แสดง/ })
const fourStars = () => screen.getByRole<HTMLInputElement>('radio', { name: '4 จาก 5 ดาว' })

async function write() {
  const text = await open()
  fireEvent.keyDown(fourStars(), { key: ' ' })
  fireEvent.change(text, { target: { value: 'แผ่นเรียบ' } })
  fireEvent.change(author(), { target: { value: 'มาลี' } })
}

async function expectWritten() {
  expect((await open()).value).toBe('แผ่นเรียบ')
  expect(author().value).toBe('มาลี')
  expect(fourStars().checked).toBe(true)
}

it('R21.10: what a shopper writes is there again after Escape, and after leaving the page', async () => {
  await show()
  await write()
  fireEvent.keyDown(author(), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expectWritten()
  cleanup()
  await show()
  await expectWritten()
  expect(screen.getByText(/ยังไม่ได้ส่ง/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'ทิ้งที่เขียนค้าง' }))
  expect(author().value).toBe('')
})

it('R21.10: a review that was sent is no longer held', async () => {
  await show()
  await write()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'ส่งรีวิว' })))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await open()).value).toBe('')
})

it('R21.10: a review without stars and a name says both, and takes the focus to the stars', async () => {
  await show()
  await open()
  fireEvent.change(author(), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'ส่งรีวิว' }))
  const stars = screen.getByRole('group', { name: 'ให้กี่ดาว' })
  expect(await within(stars).findByRole('alert')).toBeTruthy()
  expect(screen.getByText('กรอกชื่อที่แสดง')).toBeTruthy()
  expect(document.activeElement).toBe(stars)
})
