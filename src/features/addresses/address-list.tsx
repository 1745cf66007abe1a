import { useTranslation } from 'react-i18next'
import type { Address } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import type { AddressBookView } from '../../flows/address-book/address-book-view.ts'
import type { AddressBookActor } from '../../flows/address-book/address-book-effects.ts'
import { draftsOf } from '../../lib/form-draft.ts'
import { useProblemText } from '../../lib/use-problem-text.ts'
import classes from './address-book.module.css'
import { AddressRow } from './address-row.tsx'
import { addressDraft, newDraftOf } from './address-values.ts'

/** How many more addresses one press shows. */
const step = 5

interface AddressListProps {
  actor: AddressBookActor
  owner: string
  view: Extract<AddressBookView, { kind: 'listed' }>
}

export function AddressList({ actor, owner, view }: AddressListProps) {
  const { addresses, total, changingId, openingId, isBusy } = view
  return (
    <>
      <AddressProblem actor={actor} view={view} />
      {(!isBusy || openingId !== undefined) && (
        <DraftsNotice actor={actor} owner={owner} addresses={addresses} />
      )}
      <ul className={classes.list}>
        {addresses.map((address) => (
          <AddressRow
            key={address.id}
            address={address}
            actor={actor}
            isChanging={address.id === changingId}
            isOpening={address.id === openingId}
            isBusy={isBusy}
          />
        ))}
      </ul>
      {total > 0 && <More actor={actor} view={view} />}
    </>
  )
}

function AddressProblem({ actor, view }: Pick<AddressListProps, 'actor' | 'view'>) {
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

function More({ actor, view }: Pick<AddressListProps, 'actor' | 'view'>) {
  const { t } = useTranslation('addresses')
  const { addresses, total, more, isBusy } = view
  // The first press replaces the first three addresses by five.
  const shown = addresses.length
  const next = Math.min(shown < step ? step : shown + step, total) - shown
  const askForMore = () => actor.send({ type: 'list.more' })
  return (
    <div className={classes.more}>
      <p role="status" className="remark">
        {t('shownOf', { shown, count: total })}
      </p>
      {more === 'failed' ? (
        <FailedNotice message={t('loadFailed')} onRetry={askForMore} />
      ) : (
        next > 0 && (
          <ActionButton onClick={askForMore} isWaiting={more === 'loading'} disabled={isBusy}>
            {t('showMore', { count: next })}
          </ActionButton>
        )
      )}
    </div>
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
