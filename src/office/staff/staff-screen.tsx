import { Box, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedStaff } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { useRecord } from '../../flows/record/use-record.ts'
import { useStaff, useStaffSession } from '../../flows/staff-session/use-staff-session.ts'
import { RecordFallback } from '../parts/record-fallback.tsx'
import { useEdit } from '../hooks/use-edit.ts'
import { useTitle } from '../hooks/use-title.ts'
import { AddDialog } from './add-dialog.tsx'
import { CredentialsDialog } from './credentials-dialog.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { RoleTable } from './role-table.tsx'
import { addColleague, readStaff, type Given } from './staff-change.ts'
import classes from './staff-screen.module.css'
import { StaffTable } from './staff-table.tsx'

/** Who works here, what each may do, and what an owner does about it. */
export function StaffScreen() {
  const { t } = useTranslation(['officeStaff', 'office'])
  const { id: ownId } = useStaff()
  const { send } = useStaffSession()
  const { view, refresh, retry } = useRecord('staff', ownId, readStaff)
  const edit = useEdit(refresh)
  const [opened, open] = useState<'add' | ListedStaff>()
  const [given, setGiven] = useState<Given & { name: string; email: string }>()
  useTitle(t('office:staff'))
  const close = () => {
    open(undefined)
    edit.drop()
  }
  const done = (to: { name: string; email: string }) => (what: Given) => {
    open(undefined)
    if (Object.keys(what).length > 0) setGiven({ ...to, ...what })
  }
  return (
    <>
      <Group gap="8 12" mb={12}>
        <h1>{t('office:staff')}</h1>
        {view.kind === 'shown' && (
          <Text span c="dimmed">
            {t('peopleCount', { count: view.item.data.length })}
          </Text>
        )}
        <Box component="span" ml="auto">
          <ActionButton primary isSmall onClick={() => open('add')}>
            {t('add')}
          </ActionButton>
        </Box>
      </Group>
      {view.kind !== 'shown' ? (
        <RecordFallback view={view} retry={retry} />
      ) : (
        <div className={classes.columns}>
          <StaffTable people={view.item.data} onManage={open} />
          <RoleTable roles={view.item.roles} />
        </div>
      )}
      {opened === 'add' && (
        <AddDialog edit={edit} onClose={close} onAdd={(body) => edit.save(addColleague(body), done(body))} />
      )}
      {opened !== undefined && opened !== 'add' && (
        <MemberDialog
          member={opened}
          edit={edit}
          onClose={close}
          onSaved={(what) => {
            done(opened)(what)
            // What one may oneself has changed: the server is asked again.
            if (opened.id === ownId) send({ type: 'session.lost' })
          }}
        />
      )}
      {given && <CredentialsDialog {...given} onClose={() => setGiven(undefined)} />}
    </>
  )
}
