import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { StaffSession, StaffSessions } from '../../../openapi/generated/schema.ts'
import { dataOf, ShopProblem } from '../../api/problem.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { useRecord, type ReadRecordArgs } from '../../flows/record/use-record.ts'
import { useStaff } from '../../flows/staff-session/use-staff-session.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { EditNotices } from '../parts/edit-notices.tsx'
import { useShortcutsSwitch } from '../hooks/shortcuts.ts'
import { RecordFallback } from '../parts/record-fallback.tsx'
import { type Change, useEdit } from '../hooks/use-edit.ts'
import { useRowFocus } from '../hooks/use-row-focus.ts'
import { useTitle } from '../hooks/use-title.ts'
import classes from './account-screen.module.css'
import { OwnPassword } from './own-password.tsx'

const readSessions = ({ client, signal }: ReadRecordArgs): Promise<StaffSessions> =>
  dataOf(client.GET('/api/office/sessions', { signal }))

/** One that is gone has ended already. */
const endSession =
  (id: string): Change =>
  (client, signal) =>
    dataOf(client.DELETE('/api/office/sessions/{id}', { params: { path: { id } }, signal })).catch(
      (problem: unknown) => {
        if (!(problem instanceof ShopProblem) || problem.code !== 'NOT_FOUND') throw problem
      },
    )

/** Who is signed in, and where else, with which password; and how the office answers to keys. */
export function AccountScreen() {
  const { t } = useTranslation(['office', 'account'])
  const { name, email, role, id } = useStaff()
  const sessions = useRecord('sessions', id, readSessions)
  const [hasLetterKeys, setLetterKeys] = useShortcutsSwitch()
  const rows = useRowFocus<HTMLUListElement>()
  useTitle(t('account'))
  return (
    <>
      <h1>{t('account')}</h1>
      <p>
        {name} · {email} · {t(`role_${role}`)}
      </p>
      <h2 className={`office-panel ${classes.title}`}>{t('sessions')}</h2>
      {sessions.view.kind !== 'shown' ? (
        <RecordFallback view={sessions.view} retry={sessions.retry} />
      ) : (
        <ul ref={rows} className={classes.list}>
          {sessions.view.item.data.map((session) => (
            <SessionRow key={session.id} session={session} onEnded={sessions.refresh} />
          ))}
        </ul>
      )}
      <h2 className={`office-panel ${classes.title}`}>{t('account:changePassword')}</h2>
      <OwnPassword email={email} onChanged={sessions.refresh} />
      <h2 className={`office-panel ${classes.title}`}>{t('letterKeys')}</h2>
      <Checkbox
        label={t('letterKeysUse')}
        description={t('letterKeysHint')}
        checked={hasLetterKeys}
        onChange={(event) => setLetterKeys(event.currentTarget.checked)}
      />
    </>
  )
}

function SessionRow({ session, onEnded }: { session: StaffSession; onEnded: () => void }) {
  const { t } = useTranslation('office')
  const edit = useEdit(onEnded)
  const { dateTime } = useFormat()
  return (
    <li>
      <p>
        <b>
          {session.isCurrent ? t('thisSession') : t('sessionSince', { time: dateTime(session.createdAt) })}
        </b>
        <span>{t('lastSeen', { time: dateTime(session.lastSeenAt) })}</span>
        <span>{session.userAgent}</span>
      </p>
      <EditNotices edit={edit} />
      {!session.isCurrent && (
        <ActionButton
          isSmall
          tone="danger"
          isWaiting={edit.isSaving}
          onClick={() => edit.save(endSession(session.id))}
        >
          {t('endSession')}
        </ActionButton>
      )}
    </li>
  )
}
