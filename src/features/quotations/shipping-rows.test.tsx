import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ShippingOption } from '../../../openapi/generated/schema.ts'
import { refusal } from '../../../tests/support/show-office-part.tsx'
import { showPart } from '../../../tests/support/show-part.tsx'
import { createShopClient } from '../../api/client.ts'
import { ShopClientContext } from '../../api/shop-client-context.ts'
import { useFlowActor } from '../../lib/flows/inspection.ts'
import { PageFlowsContext, type PageFlows } from '../../lib/flows/page-flows.ts'
import { ShippingRows } from './shipping-rows.tsx'

afterEach(cleanup)

const flows: PageFlows = {
  useFlow: (_name, logic, input) => useFlowActor(logic, { input }),
  useMeta: () => undefined,
}

async function show(answer: () => Response) {
  const client = createShopClient({ baseUrl: 'https://shop.invalid', send: async () => answer() })
  await showPart(
    <ShopClientContext value={client}>
      <PageFlowsContext value={flows}>
        <ShippingRows
          shipment={{ addressBookId: 'a-1', cartItemIds: 'ci-1' }}
          value={undefined}
          onChange={vi.fn<() => void>()}
        />
      </PageFlowsContext>
    </ShopClientContext>,
  )
}

const expectTheStoreIsNamed = () => {
  expect(screen.getByRole('link', { name: /^โทร / }).getAttribute('href')).toMatch(/^tel:/)
  expect(screen.getByRole('link', { name: /^LINE / })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'ลองอีกครั้ง' })).toBeNull()
}

it('R8.13: a quotation to an address outside the delivery area names the store instead of trying again', async () => {
  await show(() => refusal(422, 'OUT_OF_AREA'))
  expect(await screen.findByText('อยู่นอกพื้นที่จัดส่ง กรุณาติดต่อร้าน')).toBeDefined()
  expectTheStoreIsNamed()
})

it('names the store beside the reasons where no carrier takes the goods', async () => {
  const heavy: ShippingOption = {
    shippingId: 's-1',
    shippingPricePerWeightIdentifier: 's-1-2',
    name: 'Kerry',
    days: { min: 1, max: 2 },
    price: { amount: 0 },
    available: false,
    reason: 'tooHeavy',
  }
  await show(() => Response.json([heavy]))
  expect(await screen.findByText(/ไม่มีวิธีจัดส่งที่รับสินค้าชุดนี้/)).toBeDefined()
  expectTheStoreIsNamed()
  expect(screen.getByText('Kerry')).toBeDefined()
})

it('offers to try again when the answer is another', async () => {
  await show(() => refusal(500, 'INTERNAL'))
  expect(await screen.findByRole('button', { name: 'ลองอีกครั้ง' })).toBeDefined()
})
