import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { cartMachine } from '../../../machines/cart/cart.machine.ts'
import { profileMachine } from '../../../machines/profile/profile.machine.ts'
import type { Quotation } from '../../../openapi/generated/schema.ts'
import { thaiAddress } from '../../../tests/support/addresses.ts'
import { refusal } from '../../../tests/support/show-office-part.tsx'
import { showPart } from '../../../tests/support/show-part.tsx'
import { createShopClient } from '../../api/client.ts'
import { ShopClientContext } from '../../api/shop-client-context.ts'
import { AppActorsContext } from '../../lib/flows/app-actors.ts'
import { useFlowActor } from '../../lib/flows/inspection.ts'
import { PageFlowsContext, type PageFlows } from '../../lib/flows/page-flows.ts'
import { QuotationPanel } from './quotation-panel.tsx'

afterEach(cleanup)

const flows: PageFlows = {
  useFlow: (_name, logic, input) => useFlowActor(logic, { input }),
  useMeta: () => undefined,
}
const amount = { base: { amount: 200 }, vat: { amount: 14 }, total: { amount: 214 } }
const quotation: Quotation = {
  id: 'q-1',
  number: 'QT-691127-0042',
  createdAt: new Date().toISOString(),
  validUntil: new Date(Date.now() + 86_400_000).toISOString(),
  state: 'open',
  version: 1,
  items: [],
  goodsTotal: { amount: 214 },
  shippingPrice: { amount: 0 },
  amount,
  buyer: thaiAddress,
  deliveryAddress: thaiAddress,
  shippingId: 's-truck',
  shippingName: 'รถขนส่งวัสดุ',
}

it.each([
  ['open', 'NOT_FOR_SALE', /เลิกขายแล้ว หรือตัดตามแบบเดิมไม่ได้แล้ว.*ขอใบใหม่/],
  ['open', 'OUT_OF_STOCK', /มีไม่พอตามจำนวนในใบเสนอราคา.*ทัก LINE/],
  ['declined', 'NOT_FOR_SALE', /เลิกขายแล้วทั้งหมด จึงขอใบใหม่ไม่ได้/],
] as const)(
  'R21.19: a quotation that is %s and refused with %s says what can be done',
  async (state, code, text) => {
    const send = async ({ url }: Request) =>
      url.endsWith('/channels')
        ? Response.json([{ paymentChannel: 'promptPay', available: true }])
        : refusal(409, code)
    const actors = { cart: createActor(cartMachine), profile: createActor(profileMachine) }
    await showPart(
      <AppActorsContext value={actors}>
        <ShopClientContext value={createShopClient({ baseUrl: 'https://shop.invalid', send })}>
          <PageFlowsContext value={flows}>
            <QuotationPanel quotation={{ ...quotation, state }} onChanged={() => undefined} />
          </PageFlowsContext>
        </ShopClientContext>
      </AppActorsContext>,
    )
    if (state === 'open') {
      await screen.findByRole('radio', { name: /พร้อมเพย์/ })
      fireEvent.change(screen.getByLabelText(/ชื่อผู้อนุมัติ/), { target: { value: 'สมชาย' } })
    }
    const name = state === 'open' ? 'ตอบรับและสั่งซื้อ' : 'ขอใหม่ตามราคาวันนี้'
    fireEvent.click(screen.getByRole('button', { name }))
    expect(await screen.findByText(text)).toBeDefined()
  },
)
