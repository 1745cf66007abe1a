import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ActionButton, ActionLink } from '../../components/action/action.tsx'
import { EmptyNotice } from '../../components/empty-notice/empty-notice.tsx'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { SkeletonGroup } from '../../components/skeleton/skeleton.tsx'
import type { SavedListsFlow } from '../../flows/saved-lists/use-saved-lists.ts'
import { signInHere } from '../../lib/sign-in-path.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { useProblemText } from '../../lib/hooks/use-problem-text.ts'
import classes from './saved-lists.module.css'

interface SavedListsProps extends SavedListsFlow {
  isBusy: boolean
  onOpen: (id: string) => void
}

/** The lists of a customer, each to be opened, renamed or deleted. */
export function SavedLists({ snapshot, send, isBusy, onOpen }: SavedListsProps) {
  const { t } = useTranslation('quickOrder')
  const problemText = useProblemText()
  const { date } = useFormat()
  const place = useLocation()
  const { lists, errorCode } = snapshot.context
  if (snapshot.matches('signedOut'))
    return (
      <EmptyNotice title={t('guestTitle')} text={t('guestText')}>
        <ActionLink to={signInHere(place, 'login')}>{t('signIn')}</ActionLink>
      </EmptyNotice>
    )
  if (snapshot.matches('loading')) return <SkeletonGroup lines={4} />
  if (snapshot.matches('loadFailed'))
    return <FailedNotice message={t('listsFailed')} onRetry={() => send({ type: 'lists.retry' })} />
  if (lists.length === 0) return <EmptyNotice title={t('noLists')} text={t('noListsText')} />
  return (
    <>
      {snapshot.matches({ listing: 'deleteFailed' }) && (
        <Notice tone="wrong">{problemText(errorCode)}</Notice>
      )}
      <ul className={classes.lists}>
        {lists.map(({ id, name, savedAt, lineCount }) => (
          <li key={id}>
            <p className={classes.name}>
              <b>{name}</b>
              <span className="remark">
                {t('listFacts', { count: lineCount })} · {t('savedOn', { date: date(savedAt, 'short') })}
              </span>
            </p>
            <ActionButton isSmall disabled={isBusy} onClick={() => onOpen(id)}>
              {t('openList')}
              <span className="visually-hidden"> {name}</span>
            </ActionButton>
            <IconButton
              label={t('renameList', { name })}
              disabled={!snapshot.can({ type: 'list.rename', id })}
              onClick={() => send({ type: 'list.rename', id })}
            >
              <IconPencil stroke={1.6} aria-hidden />
            </IconButton>
            <IconButton
              label={t('deleteNamed', { name })}
              disabled={!snapshot.can({ type: 'list.delete', id })}
              onClick={() => send({ type: 'list.delete', id })}
            >
              <IconTrash stroke={1.6} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </>
  )
}
