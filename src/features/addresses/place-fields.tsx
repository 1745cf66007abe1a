import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { toLanguage } from '../../lib/language.ts'
import { fieldsOf, type Place, type PlaceFields as Chosen } from '../../lib/thai-addresses/place.ts'
import classes from './address-form.module.css'
import { isPostcode } from '../../lib/rules/postcode.ts'
import { PlaceChoice } from './place-choice.tsx'
import type { PlaceForm } from './text-form.ts'
import { PlaceSearch } from './place-search.tsx'

const nothing = { subDistrict: '', district: '', province: '' }

/**
 * The postcode, and the sub-district that follows from it with its district and province. The other way round, a
 * search for the sub-district finds the postcode. Needs a new `key` when the page changes these values.
 */
export function PlaceFields({ form }: { form: PlaceForm }) {
  const { t, i18n } = useTranslation('addresses')
  const language = toLanguage(i18n.language) ?? 'th'
  const [chosen, setChosen] = useState<Chosen>(() => form.values())
  const [atStart] = useState(chosen)
  const [isSearching, setSearching] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const postcode = form.field('postcode')

  const choose = (fields: Chosen) => {
    setChosen(fields)
    form.choice('subDistrict').onChange(fields.subDistrict)
    form.choice('district').onChange(fields.district)
    form.choice('province').onChange(fields.province)
  }
  const retype = (text: string) => {
    const typed = text.trim()
    if (typed === atStart.postcode) choose(atStart)
    else if (chosen.subDistrict !== '') choose({ ...nothing, postcode: typed })
    else setChosen({ ...nothing, postcode: typed })
  }
  const find = (place: Place) => {
    const fields = fieldsOf(place, language)
    form.setValue('postcode', fields.postcode)
    choose(fields)
    setSearching(false)
    area.current?.focus()
  }

  return (
    <>
      <div className={classes.postcode}>
        <TextField
          key={form.key('postcode')}
          {...postcode}
          onChange={(event) => {
            postcode.onChange(event)
            retype(event.target.value)
            // A complete postcode is checked at once, because the sub-districts appear at once.
            if (isPostcode(event.target.value)) postcode.onCommit()
          }}
          label={t('postcode')}
          hint={t('postcodeHint')}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
        />
        <ActionButton tone="quiet" isSmall onClick={() => setSearching(!isSearching)}>
          {t(isSearching ? 'closeSearch' : 'searchByName')}
        </ActionButton>
      </div>
      {isSearching && <PlaceSearch language={language} onFound={find} />}
      <div ref={area} tabIndex={-1} className={classes.place}>
        <PlaceChoice
          form={form}
          chosen={chosen}
          isKnown={atStart.postcode === chosen.postcode && atStart.subDistrict !== ''}
          language={language}
          onChoose={choose}
        />
      </div>
    </>
  )
}
