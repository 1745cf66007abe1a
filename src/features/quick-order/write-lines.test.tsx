import { cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { quickOrderMachine } from '../../../machines/quick-order/quick-order.machine.ts'
import { showPart } from '../../../tests/support/show-part.tsx'
import { createShopClient } from '../../api/client.ts'
import { ShopClientContext } from '../../api/shop-client-context.ts'
import type { QuickOrder } from '../../flows/quick-order/use-quick-order.ts'
import { readWrittenText, storeWrittenText } from '../../flows/quick-order/written-text.ts'
import { dropAllDrafts } from '../../lib/forms/form-draft.ts'
import { WriteLines } from './write-lines.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const noServer = createShopClient({ baseUrl: 'https://shop.invalid' })
const snapshot = createActor(quickOrderMachine).getSnapshot()

function Written({ send, owner }: Pick<QuickOrder, 'send'> & { owner: string | undefined }) {
  const [text, setText] = useState('')
  return <WriteLines text={text} onText={setText} owner={owner} snapshot={snapshot} send={send} />
}

async function show(owner?: string) {
  const send = vi.fn<QuickOrder['send']>()
  await showPart(
    <ShopClientContext value={noServer}>
      <Written send={send} owner={owner} />
    </ShopClientContext>,
  )
  return { send, field: screen.getByRole<HTMLTextAreaElement>('textbox') }
}

it('R21.6: what this tab had written stands in the field again, and is checked', async () => {
  storeWrittenText('AC-FAN 2\n\nZZQQ 3')
  const { send, field } = await show()
  expect(field.value).toBe('AC-FAN 2\n\nZZQQ 3')
  expect(send.mock.calls).toEqual([[{ type: 'lines.check', texts: ['AC-FAN 2', 'ZZQQ 3'] }]])
})

it('nothing is checked where nothing was written', async () => {
  const { send, field } = await show()
  expect(field.value).toBe('')
  expect(send).not.toHaveBeenCalled()
})

it('what was written is forgotten once all of it is done with, and at a sign-out', () => {
  storeWrittenText('AC-FAN 2')
  storeWrittenText('')
  expect(readWrittenText()).toBe('')
  storeWrittenText('AC-FAN 2')
  dropAllDrafts()
  expect(readWrittenText()).toBe('')
})

it('R21.6: a customer finds what they wrote as a guest, and nobody finds what another customer wrote', async () => {
  storeWrittenText('AC-FAN 2')
  expect((await show('c-1')).field.value).toBe('AC-FAN 2')
  cleanup()
  storeWrittenText('AC-FAN 3', 'c-1')
  expect((await show('c-1')).field.value).toBe('AC-FAN 3')
  cleanup()
  expect((await show('c-2')).field.value).toBe('')
})
