import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import type { AddressBookView } from '../../flows/address-book/address-book-view.ts'
import type { AddressBookActor } from '../../flows/address-book/address-book-effects.ts'
import classes from './address-book.module.css'
import { AddressNotices } from './address-notices.tsx'
import { AddressRow } from './address-row.tsx'

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
      <AddressNotices actor={actor} owner={owner} view={view} />
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
