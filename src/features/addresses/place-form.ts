import type { useRuleForm } from '../../components/rule-form/use-rule-form.tsx'
import type { PlaceFields } from '../../lib/thai-addresses/place.ts'

/** What a form must hold for the fields of a place: the forms of addresses and of bills both do. */
export type PlaceValues = Record<keyof PlaceFields, string>

export type PlaceForm = Pick<
  ReturnType<typeof useRuleForm<PlaceValues>>,
  'key' | 'field' | 'choice' | 'values' | 'setValue'
>
