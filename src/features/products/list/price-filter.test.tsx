import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { showPart } from '../../../../tests/support/show-part.tsx'
import { createShopClient } from '../../../api/client.ts'
import { ShopClientContext } from '../../../api/shop-client-context.ts'
import { useFlowActor } from '../../../lib/flows/inspection.ts'
import { PageFlowsContext, type PageFlows } from '../../../lib/flows/page-flows.ts'
import { PriceFilter } from './price-filter.tsx'
import { readFilters } from './product-filters.ts'

afterEach(cleanup)

const flows: PageFlows = {
  useFlow: (_name, logic, input) => useFlowActor(logic, { input }),
  useMeta: () => undefined,
}

/** A shop that has goods at every price, but in one category only. */
const client = createShopClient({
  baseUrl: 'https://shop.invalid',
  send: async ({ url }) =>
    Response.json({ totalRecords: new URL(url).searchParams.get('categoryId') === 'boards' ? 3 : 0 }),
})

function List() {
  const [categoryId, setCategoryId] = useState('letters')
  const [range, setRange] = useState({})
  return (
    <>
      <PriceFilter
        facets={undefined}
        filters={{ ...readFilters(new URLSearchParams()), ...range }}
        query={{ categoryId }}
        onChange={setRange}
      />
      <button type="button" onClick={() => setCategoryId('boards')}>
        boards
      </button>
      <output>{JSON.stringify(range)}</output>
    </>
  )
}

it('a range that held no goods is asked for again with the next filters', async () => {
  await showPart(
    <ShopClientContext value={client}>
      <PageFlowsContext value={flows}>
        <List />
      </PageFlowsContext>
    </ShopClientContext>,
  )
  const [least] = screen.getAllByRole('textbox')
  if (!least) throw new Error('The filter has two fields')
  fireEvent.change(least, { target: { value: '100' } })
  fireEvent.blur(least)
  expect((await screen.findByRole('alert')).textContent).toMatch(/ไม่มีสินค้า/)
  fireEvent.click(screen.getByRole('button', { name: 'boards' }))
  expect(await screen.findByText(/"minPrice":100/)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})
