import { Group, Stack } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { Overlay } from '../../components/overlay/overlay.tsx'
import QrCode from '../../components/qr-code/qr-code.tsx'
import type { Given } from './staff-change.ts'
import classes from './staff-screen.module.css'

interface CredentialsDialogProps extends Given {
  name: string
  email: string
  onClose: () => void
}

/** Only its button closes it, because nobody can read this again. */
export function CredentialsDialog({
  name,
  email,
  password,
  uri,
  recoveryCodes,
  onClose,
}: CredentialsDialogProps) {
  const { t } = useTranslation('officeStaff')
  const clipboard = useClipboard()
  const secret = uri === undefined ? undefined : (new URL(uri).searchParams.get('secret') ?? undefined)
  const all = [
    email,
    ...(password === undefined ? [] : [`${t('givenPassword')}: ${password}`]),
    ...(secret === undefined ? [] : [`${t('secretKey')}: ${secret}`]),
    ...(recoveryCodes ? [`${t('recoveryCodes')}:`, ...recoveryCodes] : []),
  ].join('\n')
  return (
    <Overlay opened title={t('givenTitle', { name })} onClose={onClose} persistent>
      <Stack gap={12}>
        <Notice tone="info">{t('givenLead')}</Notice>
        {password !== undefined && (
          <p className={classes.given}>
            <span className="note">{t('givenPassword')}</span>
            <code>{password}</code>
          </p>
        )}
        {uri !== undefined && (
          <div className={classes.factor}>
            <QrCode text={uri} label={t('qr')} />
            <p className={classes.given}>
              <b>{t('scan')}</b>
              <span className="note">{t('secretKey')}</span>
              <code>{secret}</code>
            </p>
          </div>
        )}
        {recoveryCodes && (
          <div className={classes.given}>
            <span className="note">{t('recoveryCodes')}</span>
            <ol className={classes.codes}>
              {recoveryCodes.map((code) => (
                <li key={code}>
                  <code>{code}</code>
                </li>
              ))}
            </ol>
          </div>
        )}
        {clipboard.error && <Notice tone="wrong">{t('notCopied')}</Notice>}
        <Group gap={8} justify="end" align="stretch">
          <ActionButton onClick={() => clipboard.copy(all)}>
            <span aria-live="polite">{t(clipboard.copied ? 'copied' : 'copyAll')}</span>
          </ActionButton>
          <ActionButton primary onClick={onClose}>
            {t('givenDone')}
          </ActionButton>
        </Group>
      </Stack>
    </Overlay>
  )
}
