import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { FailedNotice } from '../../../components/failed-notice/failed-notice.tsx'
import { SkeletonGroup } from '../../../components/skeleton/skeleton.tsx'
import { addressBookView } from '../../../flows/address-book/address-book-view.ts'
import type { AddressBookActor } from '../../../flows/address-book/address-book-effects.ts'
import { AddressRows } from './address-rows.tsx'

/** The choice of a saved address for this order, and the way to a new one. */
export function DeliveryAddressChoice({ book }: { book: AddressBookActor }) {
  const { t } = useTranslation('checkout')
  const snapshot = useSelector(book, (state) => state)
  const view = addressBookView(snapshot)
  switch (view.kind) {
    case 'loading':
      // At first the page shows placeholders of all its steps instead.
      return <SkeletonGroup height={180} />
    case 'failed':
      return <FailedNotice message={t('addressFailed')} onRetry={() => book.send({ type: 'list.retry' })} />
    case 'listed':
      return <AddressRows book={book} view={view} chosenId={snapshot.context.chosenId} />
  }
}
