import { useTranslation } from 'react-i18next'
import { TextField } from '../../components/text-field/text-field.tsx'
import type { Language } from '../../lib/language.ts'
import { fieldsOf, type Place, type PlaceFields } from '../../lib/thai-addresses/place.ts'
import classes from './address-form.module.css'

interface PlaceRestProps {
  /** Undefined for an address that was written by hand: it is shown as it was written. */
  place: Place | undefined
  chosen: PlaceFields
  language: Language
}

/** The district and the province, which follow from the sub-district. */
export function PlaceRest({ place, chosen, language }: PlaceRestProps) {
  const { t } = useTranslation('addresses')
  const { subDistrict, district, province } = place ? fieldsOf(place, language) : chosen
  return (
    <div className={classes.pair}>
      {!place && (
        <TextField name="asWritten" label={t('subDistrictAsWritten')} value={subDistrict} readonly />
      )}
      <TextField name="districtShown" label={t('district')} value={district} readonly />
      <TextField
        name="provinceShown"
        label={t('province')}
        value={province}
        hint={t('fromPostcode')}
        readonly
      />
    </div>
  )
}
