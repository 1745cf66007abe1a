import { refusingGuards } from '../../../recording/refusing-guards.ts'
import { isMachineSnapshot } from '../../../reader/index.ts'
import type { Watch } from '../../../recording/watch.ts'
import type { Refusal } from '../../../recording/watched.ts'
import { useWords } from '../../words/words.tsx'
import { actorName, stateOf } from '../actor-words.ts'
import classes from '../inspector.module.css'
import { askedBy } from './asked-by.ts'

interface PickedControlProps {
  watch: Watch
  control: Element
  name: string
}

/** What the chosen control asks of which flow, and what refuses it now. */
export function PickedControl({ watch, control, name }: PickedControlProps) {
  const t = useWords()
  if (!control.isConnected) return <p className={classes.quiet}>{t('pickedGone')}</p>
  const { questions, flow } = askedBy(control, watch)
  const refusals = watch.refusals().filter(({ actor }) => actor === flow)
  return (
    <>
      <p>
        <b>{name}</b>
        {control.matches(':disabled, [aria-disabled=true]') && ` · ${t('isDisabled')}`}
      </p>
      {questions.length === 0 && (
        <p className={classes.quiet}>
          {flow ? t('pickedFlow', { flow: actorName(flow), state: stateOf(flow.last) }) : t('pickedNoFlow')}
        </p>
      )}
      <ul className={classes.disabled} aria-label={t('picked')}>
        {questions.map(({ isAllowed, ...question }) => (
          <li key={`${question.actor.number} ${question.event.type}`}>
            <EventOf {...question} />
            {isAllowed ? <span>{t('isAllowed')}</span> : <WhyNot {...question} />}
          </li>
        ))}
        {refusals.map((refusal) => (
          <li key={`${refusal.actor.number} ${refusal.event.type}`}>
            <EventOf {...refusal} />
            <WhyNot {...refusal} />
          </li>
        ))}
      </ul>
    </>
  )
}

export const EventOf = ({ actor, event }: Refusal) => <code>{`${actorName(actor)} · ${event.type}`}</code>

/** The guards that say no; or the state, which has no such transition. */
export function WhyNot({ actor: { last }, event }: Refusal) {
  const t = useWords()
  const guards = isMachineSnapshot(last) ? refusingGuards(last, event) : []
  return (
    <code className={classes.why}>
      {guards.length > 0
        ? t('refusedBy', { guards: guards.join(', ') })
        : t('noTransitionIn', { state: stateOf(last) })}
    </code>
  )
}
