import { Checkbox } from '@mantine/core'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../components/action/action.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import { Overlay } from '../../../components/overlay/overlay.tsx'
import { useRuleForm } from '../../../components/rule-form/use-rule-form.tsx'
import { TextField } from '../../../components/text-field/text-field.tsx'
import type { ProfileActor } from '../../../flows/profile/use-profile.ts'
import { required } from '../../../lib/rules/rules.ts'
import { HiddenUserName } from '../../../components/password-rules/hidden-user-name.tsx'
import { useFormProblemText } from '../use-form-problem-text.ts'
import { useRefusals } from '../../../components/rule-form/use-refusals.tsx'
import classes from './settings.module.css'

const effects = ['eraseData', 'eraseSessions', 'eraseOrders', 'eraseKeeps'] as const

interface CloseAccountDialogProps {
  actor: ProfileActor
  userName: string
}

/** Says what goes, what stays and how long, and asks for the password. Only its buttons close it. */
export function CloseAccountDialog({ actor, userName }: CloseAccountDialogProps) {
  const { t } = useTranslation('account')
  const keep = () => actor.send({ type: 'account.keep' })
  return (
    <Overlay opened persistent title={t('closeForGood')} onClose={keep}>
      <ul className={`small ${classes.effects}`}>
        {effects.map((effect) => (
          <li key={effect}>{t(effect)}</li>
        ))}
      </ul>
      <CloseAccountForm actor={actor} userName={userName} onKeep={keep} />
    </Overlay>
  )
}

interface CloseAccountFormProps extends CloseAccountDialogProps {
  onKeep: () => void
}

function CloseAccountForm({ actor, userName, onKeep }: CloseAccountFormProps) {
  const { t } = useTranslation('account')
  const problemText = useFormProblemText()
  const isErasing = useSelector(actor, (snapshot) => snapshot.matches({ known: { closing: 'erasing' } }))
  const failure = useSelector(actor, (snapshot) =>
    snapshot.matches({ known: { closing: { asking: 'failed' } } }) ? snapshot.context.errorCode : undefined,
  )
  const form = useRuleForm<{ password: string; isUnderstood: boolean }>({
    initialValues: { password: '', isUnderstood: false },
    rules: { password: [required], isUnderstood: [required] },
  })
  useRefusals(
    form,
    useSelector(actor, (snapshot) => snapshot.context.fieldErrors),
  )
  const consent = form.check('isUnderstood')
  const erase = form.submit(({ password }) => actor.send({ type: 'account.erase', password }))
  return (
    <form noValidate className="stack" onSubmit={erase}>
      {failure && (
        <Notice tone="wrong" title={problemText(failure)}>
          {t('accountIsStillThere')}
        </Notice>
      )}
      <HiddenUserName value={userName} />
      <TextField
        key={form.key('password')}
        {...form.field('password')}
        label={t('password')}
        type="password"
        autoComplete="current-password"
      />
      <Checkbox
        key={form.key('isUnderstood')}
        {...consent}
        label={t('understood')}
        error={consent.error && t('understandFirst')}
        required
      />
      <div className={classes.pair}>
        <ActionButton onClick={onKeep} disabled={isErasing}>
          {t('keepAccount')}
        </ActionButton>
        <ActionButton primary tone="danger" type="submit" isWaiting={isErasing}>
          {t('closeAccount')}
        </ActionButton>
      </div>
    </form>
  )
}
