import { useTranslation } from 'react-i18next'
import { CountryFlag } from '../../components/country-flag/country-flag.tsx'
import type { Language } from '../../lib/language.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { countryCodes, industryChoices, interestChoices } from './customer-choices.ts'

/** The options of forms about a customer, and the names of what a profile holds, in the page's language. */
export function useCustomerChoices() {
  const { t } = useTranslation('account')
  const { language } = useFormat()
  const interests = interestChoices.map(({ value, word }) => ({ value, label: t(word) }))
  const industries = industryChoices.map(({ value, word }) => ({ value, label: t(word) }))
  const nameIn = (options: readonly { value: string; label: string }[], value: string) =>
    options.find((option) => option.value === value)?.label ?? value
  return {
    interests,
    industries,
    countries: countryCodes.map((code) => ({
      value: code,
      label: countryName(code, language),
      search: `${code} ${countryName(code, language === 'th' ? 'en' : 'th')}`,
      icon: <CountryFlag code={code} />,
    })),
    // A value that is no longer offered is shown as it is.
    interestName: (value: string) => nameIn(interests, value),
    industryName: (value: string) => nameIn(industries, value),
    countryName: (code: string) => countryName(code, language),
  }
}

const namesOf = {
  th: new Intl.DisplayNames(['th'], { type: 'region' }),
  en: new Intl.DisplayNames(['en'], { type: 'region' }),
}

const countryName = (code: string, language: Language): string => namesOf[language].of(code) ?? code
