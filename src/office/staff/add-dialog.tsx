import { Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewStaff } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { Overlay } from '../../components/overlay/overlay.tsx'
import { email as emailRule } from '../../lib/rules.ts'
import type { EditRecord } from '../../flows/edit-record/use-edit-record.ts'
import { problemWords } from '../problem-words.ts'
import type { StaffChange } from './staff-change.ts'
import classes from './staff-screen.module.css'
import { roles, toRole } from './roles.ts'

interface AddDialogProps {
  edit: EditRecord<StaffChange>
  onAdd: (body: NewStaff) => void
  onClose: () => void
}

export function AddDialog({ edit, onAdd, onClose }: AddDialogProps) {
  const { t } = useTranslation(['officeStaff', 'office', 'problems', 'rules'])
  const [isWrong, setWrong] = useState(false)
  const isTaken = edit.errorCode === 'EMAIL_TAKEN'
  return (
    <Overlay opened title={t('add')} onClose={onClose} persistent={edit.isSaving}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget)
          const text = (name: string) => String(typed.get(name)).trim()
          const isRight = emailRule.isValid(text('email'), {})
          setWrong(!isRight)
          if (isRight) onAdd({ name: text('name'), email: text('email'), role: toRole(text('role')) })
        }}
      >
        <Text c="dimmed">{t('addLead')}</Text>
        {edit.errorCode !== undefined && !isTaken && (
          <Notice tone="wrong">{t(problemWords(edit.errorCode))}</Notice>
        )}
        <TextInput
          name="name"
          label={t('name')}
          required
          maxLength={100}
          pattern=".*\S.*"
          autoComplete="off"
        />
        <TextInput
          name="email"
          type="email"
          label={t('email')}
          required
          maxLength={254}
          autoComplete="off"
          error={isWrong ? t('rules:emailFormat') : isTaken && t('problems:EMAIL_TAKEN')}
        />
        <NativeSelect
          name="role"
          label={t('role')}
          defaultValue="warehouse"
          data={roles.map((value) => ({ value, label: t(`office:role_${value}`) }))}
        />
        <Group gap={8} justify="end" align="stretch">
          <ActionButton onClick={onClose} disabled={edit.isSaving}>
            {t('cancel')}
          </ActionButton>
          <ActionButton type="submit" primary isWaiting={edit.isSaving}>
            {t('add')}
          </ActionButton>
        </Group>
      </form>
    </Overlay>
  )
}
