import { useTranslation } from 'react-i18next'
import type { Address } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import type { AddressBookActor } from '../../flows/address-book/address-book-with.ts'
import { draftsOf } from '../../lib/form-draft.ts'
import { addressDraft, newAddress } from './address-values.ts'

interface DraftsNoticeProps {
  actor: AddressBookActor
  owner: string
  addresses: readonly Address[]
}

/** Offers the forms again that were left without saving. */
export function DraftsNotice({ actor, owner, addresses }: DraftsNoticeProps) {
  const { t } = useTranslation('addresses')
  const drafts = draftsOf(addressDraft, owner).flatMap(
    ({ about }): { about: string; name: string | undefined }[] => {
      if (about === newAddress) return [{ about, name: undefined }]
      const address = addresses.find(({ id }) => id === about)
      return address ? [{ about, name: address.recipientName }] : []
    },
  )
  return drafts.map(({ about, name }) => (
    <Notice
      key={about}
      tone="info"
      action={
        <ActionButton
          isSmall
          onClick={() =>
            actor.send(name === undefined ? { type: 'address.create' } : { type: 'address.edit', id: about })
          }
        >
          {t('goOnFilling')}
        </ActionButton>
      }
    >
      {name === undefined ? t('draftOfNew') : t('draftOf', { name })}
    </Notice>
  ))
}
