import { useTranslation } from 'react-i18next'
import { ChoiceRows } from '../../../components/choice-rows/choice-rows.tsx'
import { useLanguage } from '../../../flows/language/use-language.ts'
import { Group } from '../profile/group.tsx'

/** Each language is named in itself. */
const languages = [
  {
    value: 'th',
    label: <span lang="th">ไทย</span>,
    note: <span lang="th">ราคา ขนาด และวันที่แบบไทย</span>,
  },
  { value: 'en', label: <span lang="en">English</span>, note: <span lang="en">Common-era dates</span> },
] as const

export function LanguageSetting() {
  const { t } = useTranslation('account')
  const { language, isChanging, choose } = useLanguage()
  return (
    <Group title={t('language')}>
      <ChoiceRows
        name="language"
        label={t('language')}
        hideLabel
        isPair
        options={languages}
        value={language}
        onChange={choose}
        disabled={isChanging}
      />
    </Group>
  )
}
