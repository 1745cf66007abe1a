import { Stack } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfficePasswordChange } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import {
  PasswordChangeFields,
  usePasswordChangeForm,
} from '../../components/password-rules/password-change-fields.tsx'
import { useRefusals } from '../../components/rule-form/use-refusals.tsx'
import { EditNotices } from '../parts/edit-notices.tsx'
import { type Change, useEdit } from '../hooks/use-edit.ts'
import classes from './account-screen.module.css'

const changePassword =
  (body: OfficePasswordChange): Change =>
  (client, signal) =>
    dataOf(client.POST('/api/office/password', { body, signal }))

interface OwnPasswordProps {
  email: string
  /** All other sessions are over. */
  onChanged: () => void
}

export function OwnPassword({ email, onChanged }: OwnPasswordProps) {
  const { t } = useTranslation('account')
  const edit = useEdit(onChanged)
  const form = usePasswordChangeForm()
  const isOldWrong = edit.errorCode === 'INVALID_OLD_PASSWORD'
  useRefusals(
    form,
    useMemo(() => (isOldWrong ? { oldPassword: 'INVALID_OLD_PASSWORD' } : undefined), [isOldWrong]),
  )
  if (edit.isSaved)
    return (
      <Notice tone="good" title={t('passwordChanged')}>
        {t('passwordChangedText')}
      </Notice>
    )
  const change = form.submit(({ oldPassword, newPassword }) =>
    edit.save(changePassword({ oldPassword, newPassword })),
  )
  return (
    <form noValidate className={classes.password} onSubmit={change}>
      <Stack gap={12}>
        <EditNotices
          edit={edit}
          words={{ VALIDATION: t('newPasswordRefused'), INVALID_OLD_PASSWORD: null }}
        />
        <PasswordChangeFields form={form} userName={email} />
        <ActionButton primary type="submit" isWaiting={edit.isSaving}>
          {t('changePassword')}
        </ActionButton>
      </Stack>
    </form>
  )
}
