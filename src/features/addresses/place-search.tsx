import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../components/text-field/text-field.tsx'
import type { Language } from '../../lib/language.ts'
import { areaText } from '../../lib/thai-addresses/format-address.ts'
import { allPlaces } from '../../lib/thai-addresses/load-places.ts'
import { fieldsOf, type Place } from '../../lib/thai-addresses/place.ts'
import { searchPlaces } from '../../lib/thai-addresses/search-places.ts'
import classes from './place-search.module.css'

const maxFound = 8

/** Finds the postcode of a sub-district by a part of its name. */
export function PlaceSearch({ language, onFound }: { language: Language; onFound: (place: Place) => void }) {
  const { t } = useTranslation('addresses')
  const [text, setText] = useState('')
  const places = useAllPlaces()
  const found = places === 'failed' ? [] : searchPlaces(places ?? [], text, maxFound)
  const isTooShort = text.trim().length < 2
  const status =
    places === 'failed'
      ? t('placesFailed')
      : isTooShort
        ? ''
        : places === undefined
          ? t('searching')
          : t(found.length === 0 ? 'noPlaceFound' : 'placesFound', { count: found.length })
  return (
    <div className={classes.search}>
      <TextField
        name="placeSearch"
        label={t('searchLabel')}
        hint={t('searchHint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
      />
      <p role="status" className={`remark ${classes.status}`}>
        {status}
      </p>
      <ul className={classes.found}>
        {found.map((place) => {
          const { subDistrict, postcode, ...area } = fieldsOf(place, language)
          return (
            <li key={`${postcode} ${subDistrict} ${area.district} ${area.province}`}>
              <button type="button" onClick={() => onFound(place)}>
                <b>{subDistrict}</b> <span className="remark">{areaText(area)}</span>
                <span className={`remark ${classes.postcode}`}>{postcode}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function useAllPlaces(): Place[] | 'failed' | undefined {
  const [places, setPlaces] = useState<Place[] | 'failed'>()
  useEffect(() => {
    let isWanted = true
    allPlaces().then(
      (all) => isWanted && setPlaces(all),
      () => isWanted && setPlaces('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [])
  return places
}
