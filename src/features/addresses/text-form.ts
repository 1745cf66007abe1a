import type { ReactNode } from 'react'
import type { Rule } from '../../lib/rules/rule.ts'
import type { PlaceFields } from '../../lib/thai-addresses/place.ts'

interface TextFieldOfForm {
  name: string
  rules: readonly Rule[]
  error: ReactNode
  defaultValue: string
  onChange: (event: { target: { value: string } }) => void
  onCommit: () => void
  'data-path': string
}

/** The part of a form that a group of its text fields uses, so that several forms can have the group. */
export interface TextForm<Name extends string> {
  key: (name: Name) => string
  field: (name: Name) => TextFieldOfForm
  choice: (name: Name) => { error: ReactNode; onChange: (value: string) => void; 'data-path': string }
  values: () => Record<Name, string>
  setValue: (name: Name, value: string) => void
}

export type PlaceForm = TextForm<keyof PlaceFields>
