import { useTranslation } from 'react-i18next'
import { TextField } from '../../components/text-field/text-field.tsx'
import type { PlaceForm } from './text-form.ts'

/** The three names to type, for a postcode that is not known or while the list of places cannot be loaded. */
export function PlaceAsText({ form }: { form: PlaceForm }) {
  const { t } = useTranslation('addresses')
  return (
    <>
      <TextField key={form.key('subDistrict')} {...form.field('subDistrict')} label={t('subDistrict')} />
      <TextField key={form.key('district')} {...form.field('district')} label={t('district')} />
      <TextField
        key={form.key('province')}
        {...form.field('province')}
        label={t('province')}
        autoComplete="address-level1"
      />
    </>
  )
}
