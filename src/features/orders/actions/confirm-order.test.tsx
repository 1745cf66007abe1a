import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { orderActionsMachine } from '../../../../machines/order-actions/order-actions.machine.ts'
import { profileMachine } from '../../../../machines/profile/profile.machine.ts'
import type { Profile } from '../../../../openapi/generated/schema.ts'
import { showPart } from '../../../../tests/support/show-part.tsx'
import type { Language } from '../../../lib/language.ts'
import { AppActorsContext } from '../../../lib/flows/app-actors.ts'
import { ConfirmationNotice } from './confirm-order.tsx'

afterEach(cleanup)

async function open(phoneNumber: string, language: Language = 'th') {
  const actions = createActor(
    orderActionsMachine.provide({ actors: { otp: fromCallback(() => undefined) } }),
  ).start()
  const blank = createActor(profileMachine).getSnapshot()
  // Only the phone number is read.
  const profile = { phoneNumber } as Profile
  const snapshot = profileMachine.resolveState({ value: blank.value, context: { ...blank.context, profile } })
  await showPart(
    <AppActorsContext value={{ profile: createActor(profileMachine, { snapshot }) }}>
      <ConfirmationNotice order={{ id: 'o-1', confirmBefore: '2026-11-21T07:06:00Z' }} actions={actions} />
    </AppActorsContext>,
    language,
  )
  return actions
}

it('says why, until when and where the code goes, and the button asks for it', async () => {
  const actions = await open('0812345678', 'en')
  const notice = document.body.textContent
  expect(notice).toContain('We send a code by SMS to 081 ••• 5678')
  expect(notice).toMatch(/not confirmed by 21 Nov 2026,? 14:06/)
  act(() => fireEvent.click(screen.getByRole('button', { name: 'Confirm with a code' })))
  expect(actions.getSnapshot()).toMatchObject({
    value: 'typingCode',
    context: { orderId: 'o-1', phoneNumber: '0812345678' },
  })
})

it.each(['th', 'en'] as const)('in %s: where no SMS arrives, the shop is called', async (language) => {
  await open('021234567', language)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: '02-000-0000' }).getAttribute('href')).toBe('tel:020000000')
  expect(document.body.textContent).not.toContain('SMS')
})
