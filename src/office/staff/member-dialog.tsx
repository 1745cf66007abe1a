import { Group, NativeSelect, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedStaff } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { Overlay } from '../../components/overlay/overlay.tsx'
import { EditNotices } from '../parts/edit-notices.tsx'
import type { Edit } from '../hooks/use-edit.ts'
import { roles, toRole } from './roles.ts'
import { changeColleague, resetFactor, resetPassword, type Given } from './staff-change.ts'
import classes from './staff-screen.module.css'

interface MemberDialogProps {
  member: ListedStaff
  edit: Edit
  onSaved: (given: Given) => void
  onClose: () => void
}

/** What cannot be taken back is asked for a second time. */
const asked = {
  secondFactor: { text: 'resetFactorText', label: 'resetFactor', why: 'lostFactor' },
  password: { text: 'resetPasswordText', label: 'resetPassword', why: 'forgotPassword' },
  close: { text: 'closeAccountText', label: 'closeAccount', why: 'leftShop' },
} as const

/** What an owner may do with one colleague. */
export function MemberDialog({ member, edit, onSaved, onClose }: MemberDialogProps) {
  const { t } = useTranslation(['officeStaff', 'office'])
  const [isAsked, setAsked] = useState<keyof typeof asked>()
  const { id, name, role, isActive } = member
  const ask = (what?: keyof typeof asked) => {
    // What failed before has nothing to do with it.
    edit.drop()
    setAsked(what)
  }
  // Another owner may have changed the rest meanwhile.
  const change = (body: { role: ListedStaff['role'] } | { isActive: boolean }) =>
    edit.save(changeColleague(id, body), onSaved)
  const confirm = (what: keyof typeof asked) => {
    if (what === 'close') change({ isActive: false })
    else edit.save(what === 'password' ? resetPassword(id) : resetFactor(id), onSaved)
  }
  return (
    <Overlay opened title={t('manageOf', { name })} onClose={onClose} persistent={edit.isSaving}>
      {isAsked ? (
        <Stack gap={12}>
          <EditNotices edit={edit} />
          <p>{t(asked[isAsked].text, { name })}</p>
          <Group gap={8} justify="end" align="stretch">
            <ActionButton disabled={edit.isSaving} onClick={() => ask()}>
              {t('keep')}
            </ActionButton>
            <ActionButton primary tone="danger" isWaiting={edit.isSaving} onClick={() => confirm(isAsked)}>
              {t(asked[isAsked].label)}
            </ActionButton>
          </Group>
        </Stack>
      ) : (
        <Stack gap={12}>
          <EditNotices edit={edit} />
          {isActive ? (
            <>
              <form
                className={classes.row}
                onSubmit={(event) => {
                  event.preventDefault()
                  change({ role: toRole(String(new FormData(event.currentTarget).get('role'))) })
                }}
              >
                <NativeSelect
                  name="role"
                  label={t('role')}
                  defaultValue={role}
                  data={roles.map((value) => ({ value, label: t(`office:role_${value}`) }))}
                />
                <ActionButton type="submit" isSmall isWaiting={edit.isSaving}>
                  {t('saveRole')}
                </ActionButton>
              </form>
              {Object.entries(asked).map(([what, { label, why }]) => (
                <p key={what} className={classes.row}>
                  <span>{t(why)}</span>
                  <ActionButton
                    isSmall
                    tone={what === 'close' ? 'danger' : undefined}
                    onClick={() => ask(what as keyof typeof asked)}
                  >
                    {t(label)}
                  </ActionButton>
                </p>
              ))}
            </>
          ) : (
            <p className={classes.row}>
              <span>{t('isClosed')}</span>
              <ActionButton isSmall isWaiting={edit.isSaving} onClick={() => change({ isActive: true })}>
                {t('reopenAccount')}
              </ActionButton>
            </p>
          )}
        </Stack>
      )}
    </Overlay>
  )
}
