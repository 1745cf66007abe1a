import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../components/notice/notice.tsx'
import { PinBoxes } from '../../../components/pin-boxes/pin-boxes.tsx'
import { codeView } from '../../../flows/otp/otp-view.ts'
import type { OtpActor } from '../../../flows/otp/provide-otp.ts'
import { useProblemText } from '../use-problem-text.ts'
import { CodeActions } from './code-actions.tsx'
import { CodeDestination } from './code-destination.tsx'
import { CodeProgress } from './code-progress.tsx'
import { CodeStatus } from './code-status.tsx'
import { WrongCode } from './wrong-code.tsx'
import classes from './code-step.module.css'

interface CodeStepProps {
  /** The child `otp` of a flow; undefined while the flow is not at this step. */
  actor: OtpActor | undefined
  /** Leads back to the field of the phone number or e-mail, if it was typed in this dialog. */
  onBack?: (() => void) | undefined
  /** Why a code that was confirmed before did not hold, so that another one is asked for. */
  refusal?: string | undefined
}

/** Asks for the six digits of a one-time code. All states share one frame, so that nothing jumps. */
export function CodeStep({ actor, ...props }: CodeStepProps) {
  return actor ? <Code actor={actor} {...props} /> : null
}

function Code({ actor, onBack, refusal }: CodeStepProps & { actor: OtpActor }) {
  const { t } = useTranslation('codes')
  const problem = useProblemText()
  const snapshot = useSelector(actor, (state) => state)
  const code = codeView(snapshot)
  const [typed, setTyped] = useState({ refCode: '', otp: '' })
  // The boxes are empty for another code. A wrong one stays, so that it can be compared with the message.
  const otp = typed.refCode !== code.refCode || code.needsNewCode ? '' : typed.otp
  // The same digits would only use up a try.
  const isRefused = code.message?.kind === 'wrong' && otp === snapshot.context.otp
  const canConfirm = !isRefused && snapshot.can({ type: 'otp.submit', otp })

  const submit = (digits: string) => actor.send({ type: 'otp.submit', otp: digits })
  return (
    <form
      className={classes.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (canConfirm) submit(otp)
      }}
    >
      {refusal && (
        <Notice tone="wrong" title={problem(refusal)}>
          {t('anotherNeeded')}
        </Notice>
      )}
      <CodeDestination code={code} />
      <div className={classes.boxes}>
        <PinBoxes
          key={code.refCode}
          label={t('boxes')}
          length={6}
          value={otp}
          onChange={(digits) => setTyped({ refCode: code.refCode, otp: digits })}
          onComplete={submit}
          disabled={!code.takesDigits}
          error={code.message?.kind === 'wrong' && <WrongCode triesLeft={code.message.triesLeft} />}
          takesFocus
        />
      </div>
      <CodeProgress code={code} />
      <CodeActions
        code={code}
        canConfirm={canConfirm}
        onResend={() => actor.send({ type: 'otp.resend' })}
        onBack={onBack}
      />
      <CodeStatus code={code} />
    </form>
  )
}
