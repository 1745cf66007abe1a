import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressBookActor } from '../../flows/address-book/address-book-with.ts'
import { useAfterChange } from '../../lib/page-flows.ts'
import { addressRules, type AddressValues } from './address-values.ts'

type Messages = Partial<Record<keyof AddressValues & string, ReactNode>>

/** Shows what the server refused at the fields, in the language of the page. */
export function useFieldRefusals(actor: AddressBookActor, refuse: (messages: Messages) => void): void {
  const { t } = useTranslation(['problems', 'rules'])
  const fieldErrors = useSelector(actor, ({ context }) => context.fieldErrors)
  useAfterChange(fieldErrors, () => {
    const fields = Object.entries(fieldErrors).filter(([field]) => field in addressRules)
    if (fields.length === 0) return
    refuse(
      Object.fromEntries(
        fields.map(([field]) => [field, t(field === 'taxId' ? 'TAX_ID_INVALID' : 'rules:notValid')]),
      ),
    )
  })
}
