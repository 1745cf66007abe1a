import { useTranslation } from 'react-i18next'

/** Why a consent that was given does not count. Elements, so that a switch of the language changes the words. */
export const consentRefusals = {
  toNewVersion: <Refusal word="consentToNewVersion" />,
  policyMissing: <Refusal word="policyMissing" />,
}

function Refusal({ word }: { word: 'consentToNewVersion' | 'policyMissing' }) {
  const { t } = useTranslation('registration')
  return t(word)
}
