import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { company, person } from '../../../../machines/profile/profile.fixture.ts'
import { profileMachine } from '../../../../machines/profile/profile.machine.ts'
import { namesOfFields } from '../../../../tests/support/names-of-fields.ts'
import { showPart } from '../../../../tests/support/show-part.tsx'
import { CompanyForm } from './company-form.tsx'
import { PersonalForm } from './personal-form.tsx'
import { companyFields, personalFields } from './profile-forms.ts'

afterEach(cleanup)

it.each([
  { name: 'personal', Form: PersonalForm, profile: person, fields: personalFields },
  { name: 'company', Form: CompanyForm, profile: company, fields: companyFields },
])('the $name form asks for every field', async ({ Form, profile, fields }) => {
  await showPart(<Form actor={createActor(profileMachine)} profile={profile} />)
  expect(namesOfFields()).toEqual(expect.arrayContaining(Object.keys(fields)))
})
