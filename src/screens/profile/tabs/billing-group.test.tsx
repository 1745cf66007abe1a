import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { company } from '../../../../machines/profile/profile.fixture.ts'
import { profileMachine } from '../../../../machines/profile/profile.machine.ts'
import { thaiAddress } from '../../../../tests/support/addresses.ts'
import { showPart } from '../../../../tests/support/show-part.tsx'
import { addressText } from '../../../lib/thai-addresses/format-address.ts'
import { BillingGroup } from './billing-group.tsx'

afterEach(cleanup)

it('shows the billing address as on an envelope, with the words of its units', async () => {
  const profile = { ...company, billingAddress: thaiAddress }
  const snapshot = profileMachine.resolveState({
    value: { known: 'shown' },
    context: { profile, group: undefined, errorCode: undefined, fieldErrors: {} },
  })
  await showPart(<BillingGroup actor={createActor(profileMachine, { snapshot })} profile={profile} />)
  expect(screen.getByText(addressText(thaiAddress)).textContent).toMatch(/(ตำบล|แขวง).*(อำเภอ|เขต)/)
})
