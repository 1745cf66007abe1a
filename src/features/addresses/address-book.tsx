import { IconPlus } from '@tabler/icons-react'
import { useSelector } from '@xstate/react'
import { useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import { EmptyNotice } from '../../components/empty-notice/empty-notice.tsx'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { SkeletonGroup, SkeletonText } from '../../components/skeleton/skeleton.tsx'
import { addressBookView } from '../../flows/address-book/address-book-view.ts'
import type { AddressBookActor } from '../../flows/address-book/address-book-effects.ts'
import { useProblemText } from '../../lib/hooks/use-problem-text.ts'
import classes from './address-book.module.css'
import AddressDialogs from './address-dialogs.tsx'
import { AddressList } from './address-list.tsx'

/** The saved addresses of a customer and everything that can be done to them. */
export function AddressBook({ actor, owner }: { actor: AddressBookActor; owner: string }) {
  const { t } = useTranslation('addresses')
  const problemText = useProblemText()
  const view = addressBookView(useSelector(actor, (snapshot) => snapshot))
  // The drafts are read anew when a form has been left.
  const [, lookAtDrafts] = useReducer((count: number) => count + 1, 0)
  const isEmpty = view.kind === 'listed' && view.total === 0
  const create = () => actor.send({ type: 'address.create' })
  return (
    <section className={`stack ${classes.book}`}>
      <div className={classes.title}>
        <h2 className="h3">
          {t('saved')}{' '}
          {view.kind === 'listed' && !isEmpty && (
            <span className={`remark ${classes.count}`}>{view.total}</span>
          )}
        </h2>
        {view.kind === 'listed' && !isEmpty && (
          <ActionButton primary isSmall disabled={view.isBusy} onClick={create}>
            <IconPlus size={18} stroke={1.6} aria-hidden />
            {t('add')}
          </ActionButton>
        )}
      </div>
      {view.kind === 'loading' && (
        <SkeletonGroup className={classes.loading}>
          <SkeletonText lines={4} />
          <SkeletonText lines={4} />
          <SkeletonText lines={4} />
        </SkeletonGroup>
      )}
      {view.kind === 'failed' && (
        <FailedNotice
          message={view.code === 'INTERNAL' ? t('loadFailed') : problemText(view.code)}
          onRetry={() => actor.send({ type: 'list.retry' })}
        />
      )}
      {view.kind === 'listed' && <AddressList actor={actor} owner={owner} view={view} />}
      {isEmpty && (
        <EmptyNotice
          picture={<img src="/media/drawings/pet-box/f3f1ea.svg" width={160} height={160} alt="" />}
          title={t('emptyTitle')}
          text={t('emptyText')}
        >
          <ActionButton primary disabled={view.isBusy} onClick={create}>
            {t('add')}
          </ActionButton>
        </EmptyNotice>
      )}
      <AddressDialogs actor={actor} owner={owner} onFormLeft={lookAtDrafts} />
    </section>
  )
}
