import { useTranslation } from 'react-i18next'
import { ActionLink } from '../../components/action/action.tsx'
import { ChoiceRows } from '../../components/choice-rows/choice-rows.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { SelectField } from '../../components/select-field/select-field.tsx'
import { SkeletonGroup } from '../../components/skeleton/skeleton.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { useCart } from '../../flows/cart/use-cart.ts'
import { useRecord } from '../../flows/record/use-record.ts'
import type { Language } from '../../lib/language.ts'
import { lineMessageUrl } from '../../lib/shop-contact.ts'
import { areaText } from '../../lib/thai-addresses/format-address.ts'
import { fieldsOf, isPlaceOf, type Place, type PlaceFields } from '../../lib/thai-addresses/place.ts'
import { PlaceRest } from './place-rest.tsx'
import { readDeliveryArea } from './read-delivery-area.ts'
import type { PlaceForm } from './text-form.ts'
import { usePlaces } from './use-places.ts'

/** More sub-districts than these stand in a list, because rows would fill the screen. */
const maxRows = 8

interface PlaceChoiceProps {
  form: PlaceForm
  chosen: PlaceFields
  /** The address was chosen before: it stands in fields, as it is rarely changed. */
  isKnown: boolean
  language: Language
  onChoose: (fields: PlaceFields) => void
}

/** The sub-districts of the postcode that was typed. */
export function PlaceChoice({ form, chosen, isKnown, language, onChoose }: PlaceChoiceProps) {
  const { t } = useTranslation('addresses')
  const { postcode } = chosen
  const answer = usePlaces(postcode)
  if (answer.kind === 'none') return null
  if (answer.kind === 'loading') return <SkeletonGroup height={48} />
  const places = answer.kind === 'found' ? answer.places : []
  if (places.length === 0) {
    return (
      <>
        <Notice tone="info">
          {answer.kind === 'failed' ? t('placesFailed') : t('postcodeUnknown', { postcode })}
        </Notice>
        <PlaceAsText form={form} />
      </>
    )
  }

  const index = places.findIndex((place) => isPlaceOf(place, chosen))
  const options = places.map((place, position) => ({ value: String(position), ...rowOf(place, language) }))
  const control = form.choice('subDistrict')
  const props = {
    name: 'place',
    label: t('subDistrict'),
    value: index === -1 ? '' : String(index),
    error: control.error,
    'data-path': control['data-path'],
    onChange: (position: string) => {
      const place = places[Number(position)]
      if (place) onChoose(fieldsOf(place, language))
    },
  }
  const isInRows = !isKnown && places.length <= maxRows
  return (
    <>
      {isInRows ? (
        <ChoiceRows {...props} options={options.map(inOneLine)} isRequired />
      ) : (
        <SelectField
          {...props}
          rules={form.field('subDistrict').rules}
          options={options.map(({ value, label, note }) => ({ value, label: `${label} · ${note}` }))}
        />
      )}
      {!isInRows && chosen.subDistrict !== '' && (
        <PlaceRest place={places[index]} {...{ chosen, language }} />
      )}
      <OutsideArea key={postcode} postcode={postcode} />
    </>
  )
}

interface Row {
  value: string
  label: string
  note: string
}

/** The name and its area on one line, so that many sub-districts fit on the screen of a phone. */
const inOneLine = ({ value, label, note }: Row) => ({
  value,
  label: (
    <>
      {label} <span className="remark">{note}</span>
    </>
  ),
})

function rowOf(place: Place, language: Language): Omit<Row, 'value'> {
  const { subDistrict, ...area } = fieldsOf(place, language)
  return { label: subDistrict, note: areaText(area) }
}

/**
 * Says that no carrier goes to a postcode. Carriers answer for what is in the cart: with an empty one they are not
 * asked. Needs a new `key` for each postcode.
 */
function OutsideArea({ postcode }: { postcode: string }) {
  return useCart().count > 0 && <Answer postcode={postcode} />
}

function Answer({ postcode }: { postcode: string }) {
  const { t } = useTranslation('addresses')
  const { view } = useRecord('delivery area', postcode, readDeliveryArea)
  if (view.kind !== 'shown' || !view.item.isOutside) return null
  return (
    <Notice
      tone="info"
      action={
        <ActionLink to={lineMessageUrl(t('lineAskDelivery', { postcode }))} tone="line">
          {t('askDelivery')}
        </ActionLink>
      }
    >
      {t('outsideArea')}
    </Notice>
  )
}

/** The three names to type, for a postcode that is not known or while the list of places cannot be loaded. */
function PlaceAsText({ form }: { form: PlaceForm }) {
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
