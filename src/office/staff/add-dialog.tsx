import { Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewStaff } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { Overlay } from '../../components/overlay/overlay.tsx'
import { email as emailRule } from '../../lib/rules/rules.ts'
import { EditNotices } from '../parts/edit-notices.tsx'
import type { Edit } from '../hooks/use-edit.ts'
import classes from './staff-screen.module.css'
import { roles, toRole } from './roles.ts'

interface AddDialogProps {
  edit: Edit
  onAdd: (body: NewStaff) => void
  onClose: () => void
}

export function AddDialog({ edit, onAdd, onClose }: AddDialogProps) {
  const { t } = useTranslation(['officeStaff', 'office', 'problems', 'rules'])
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  // Only its button closes it once something is typed: it would be lost.
  const [isTyped, setTyped] = useState(false)
  const isTaken = edit.errorCode === 'EMAIL_TAKEN'
  return (
    <Overlay opened title={t('add')} onClose={onClose} persistent={edit.isSaving || isTyped}>
      <form
        className={classes.form}
        // The browser's own messages may be in another language than the page.
        noValidate
        onChange={() => setTyped(true)}
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          const typed = new FormData(form)
          const text = (name: string) => String(typed.get(name)).trim()
          const faults = faultsOf(text('name'), text('email'))
          setWrong(Object.fromEntries(faults.map(([field, rule]) => [field, t(`rules:${rule}`)])))
          const [first] = faults
          if (first) return form.querySelector<HTMLInputElement>(`[name=${first[0]}]`)?.focus()
          onAdd({ name: text('name'), email: text('email'), role: toRole(text('role')) })
        }}
      >
        <Text c="dimmed">{t('addLead')}</Text>
        <EditNotices edit={edit} words={{ EMAIL_TAKEN: null }} />
        <TextInput
          name="name"
          label={t('name')}
          required
          maxLength={100}
          autoComplete="off"
          error={wrong.name}
        />
        <TextInput
          name="email"
          type="email"
          label={t('email')}
          required
          maxLength={254}
          autoComplete="off"
          error={wrong.email ?? (isTaken && t('problems:EMAIL_TAKEN'))}
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

function faultsOf(name: string, email: string) {
  const faults: [field: 'name' | 'email', rule: 'required' | 'emailFormat'][] = []
  if (name === '') faults.push(['name', 'required'])
  if (email === '') faults.push(['email', 'required'])
  else if (!emailRule.isValid(email, {})) faults.push(['email', 'emailFormat'])
  return faults
}
