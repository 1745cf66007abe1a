import { useTranslation } from 'react-i18next'
import type { Address } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import type { AddressBookView } from '../../flows/address-book/address-book-view.ts'
import type { AddressBookActor } from '../../flows/address-book/address-book-effects.ts'
import { draftsOf } from '../../lib/forms/form-draft.ts'
import { useEmitted } from '../../lib/flows/use-emitted.ts'
import { useProblemText } from '../../lib/hooks/use-problem-text.ts'
import { addressDraft, newDraftOf, offerAsNew } from './address-values.ts'

interface AddressNoticesProps {
  actor: AddressBookActor
  owner: string
  view: Extract<AddressBookView, { kind: 'listed' }>
}

/** What went wrong with the listed addresses, and the forms that were left without saving. */
export function AddressNotices({ actor, owner, view }: AddressNoticesProps) {
  const { addresses, openingId, isBusy } = view
  useEmitted(actor, 'address.gone', ({ id }) => offerAsNew(owner, id))
  return (
    <>
      <AddressProblem actor={actor} view={view} />
      {(!isBusy || openingId !== undefined) && (
        <DraftsNotice actor={actor} owner={owner} addresses={addresses} />
      )}
    </>
  )
}

function AddressProblem({ actor, view }: Pick<AddressNoticesProps, 'actor' | 'view'>) {
  const { t } = useTranslation('addresses')
  const problemText = useProblemText()
  const { problem } = view
  if (!problem) return null
  if (!problem.canReadAgain) {
    return (
      <Notice tone="wrong" title={t('changeFailed')}>
        {problemText(problem.code)}
      </Notice>
    )
  }
  return (
    <FailedNotice
      message={t(problem.code === 'NOT_FOUND' ? 'gone' : 'old')}
      retryLabel={t('readAgain')}
      onRetry={() => actor.send({ type: 'list.retry' })}
    />
  )
}

interface DraftsNoticeProps {
  actor: AddressBookActor
  owner: string
  addresses: readonly Address[]
}

/** Offers the forms again that were left without saving. */
function DraftsNotice({ actor, owner, addresses }: DraftsNoticeProps) {
  const { t } = useTranslation('addresses')
  const latest = newDraftOf(owner)
  const drafts = draftsOf(addressDraft, owner).flatMap(
    ({ about }): { about: string; name: string | undefined }[] => {
      if (about === latest) return [{ about, name: undefined }]
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
