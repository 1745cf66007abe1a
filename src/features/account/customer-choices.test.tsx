import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { flags } from '../../components/country-flag/flags.tsx'
import { showPart } from '../../../tests/support/show-part.tsx'
import { countryCodes } from './customer-choices.ts'
import { useCustomerChoices } from './use-customer-choices.tsx'

afterEach(cleanup)

it('offers each country that has a flag', () => {
  // EN is the flag of a language.
  expect([...countryCodes].toSorted()).toEqual(
    Object.keys(flags)
      .filter((code) => code !== 'EN')
      .toSorted(),
  )
})

function Choices() {
  const choices = useCustomerChoices()
  const laos = choices.countries.find(({ value }) => value === 'LA')
  return (
    <p>
      {laos?.label}, {laos?.search}, {choices.interestName('packaging')}, {choices.industryName('unknown')}
    </p>
  )
}

it.each([
  ['th', 'ลาว, LA Laos, บรรจุภัณฑ์, unknown'],
  ['en', 'Laos, LA ลาว, Packaging, unknown'],
] as const)('names them in %s, and lets them be found in the other language', async (language, words) => {
  await showPart(<Choices />, language)
  expect(screen.getByText(words)).toBeDefined()
})
