import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from '../../../../openapi/generated/schema.ts'
import { ActionButton } from '../../../components/action/action.tsx'
import { ChoiceRows } from '../../../components/choice-rows/choice-rows.tsx'
import type { AddressBookView } from '../../../flows/address-book/address-book-view.ts'
import type { AddressBookActor } from '../../../flows/address-book/address-book-effects.ts'
import { formatPhoneNumber } from '../../../lib/forms/phone-number.ts'
import { addressLines } from '../../../lib/thai-addresses/format-address.ts'
import { useEmitted } from '../../../lib/flows/use-emitted.ts'
import classes from '../checkout-step.module.css'

interface AddressRowsProps {
  book: AddressBookActor
  view: Extract<AddressBookView, { kind: 'listed' }>
  chosenId: string | undefined
}

export function AddressRows({ book, view, chosenId }: AddressRowsProps) {
  const { t } = useTranslation('checkout')
  const { addresses, isBusy, openingId } = view
  const { pickedId, pick } = usePickedAddress(book, addresses, chosenId)
  const choose = (id: string) => {
    if (book.getSnapshot().can({ type: 'address.choose', id })) book.send({ type: 'address.choose', id })
  }
  return (
    <>
      {addresses.length === 0 && <p>{t('noAddress')}</p>}
      {addresses.length > 0 && (
        <ChoiceRows
          name="address"
          label={t('address')}
          hideLabel
          value={pickedId}
          onChange={pick}
          onChoose={choose}
          options={addresses.map((address) => choiceOf(address, t))}
        />
      )}
      <div className={classes.buttons}>
        {pickedId !== undefined && (
          <ActionButton onClick={() => choose(pickedId)} disabled={isBusy}>
            {t('useAddress')}
          </ActionButton>
        )}
        <ActionButton
          primary={addresses.length === 0}
          tone={addresses.length === 0 ? undefined : 'quiet'}
          onClick={() => book.send({ type: 'address.create' })}
          disabled={isBusy}
        >
          {t('addAddress')}
        </ActionButton>
        {pickedId !== undefined && (
          <ActionButton
            tone="quiet"
            disabled={isBusy && openingId === undefined}
            isWaiting={openingId !== undefined}
            onClick={() => book.send({ type: 'address.edit', id: pickedId })}
          >
            {t('editAddress')}
          </ActionButton>
        )}
      </div>
    </>
  )
}

/** The address that is marked: what the shopper picked, else one just created, else the one before, else the default. */
function usePickedAddress(book: AddressBookActor, addresses: readonly Address[], before: string | undefined) {
  const [known, setKnown] = useState(() => idsOf(addresses))
  const [picked, pick] = useState<string>()
  useEmitted(book, 'address.changed', ({ what }) => {
    if (what !== 'created') return
    setKnown(idsOf(addresses))
    pick(undefined)
  })
  const created = addresses.find(({ id }) => !known.has(id))
  const isListed = (id: string | undefined) => addresses.some((address) => address.id === id)
  return {
    pickedId: [picked, created?.id, before].find(isListed) ?? firstOf(addresses)?.id,
    pick,
  }
}

const firstOf = (addresses: readonly Address[]) =>
  addresses.find(({ isDefault }) => isDefault) ?? addresses[0]

const choiceOf = (address: Address, t: TFunction<'checkout'>) => ({
  value: address.id,
  label: (
    <>
      {`${address.recipientName} · `}
      <span className="no-break">{formatPhoneNumber(address.phoneNumber)}</span>
    </>
  ),
  note: addressLines(address).map((line) => <span key={line}>{line}</span>),
  ...(address.isDefault && { aside: t('isDefault') }),
})

/** The rows as they will stand there once the page can take a choice. */
export function WaitingAddressRows({ addresses }: { addresses: readonly Address[] }) {
  const { t } = useTranslation('checkout')
  return (
    <div inert>
      <ChoiceRows
        name="address"
        label={t('address')}
        hideLabel
        value={firstOf(addresses)?.id}
        onChange={() => undefined}
        options={addresses.map((address) => choiceOf(address, t))}
      />
    </div>
  )
}

const idsOf = (addresses: readonly Address[]): ReadonlySet<string> => new Set(addresses.map(({ id }) => id))
