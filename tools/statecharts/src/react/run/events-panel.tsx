import { IconBolt, IconBraces, IconLock } from '../shell/icons.tsx'
import { useState } from 'react'
import { useWords } from '../words/words.tsx'
import type { SentEvent } from '../../cases.ts'
import type { EventChance } from '../../simulation/event-chances.ts'
import { Panel } from './panel.tsx'
import { PayloadForm } from './payload-form.tsx'
import classes from './run.module.css'

interface EventsPanelProps {
  chances: EventChance[]
  /** Whether an actor has to answer first. */
  isWaiting: boolean
  /** Undefined where events may only be looked at. */
  onSend: ((event: SentEvent) => void) | undefined
  /** Whether the flow has no samples, so that any event may have a payload. */
  isWithoutSamples?: boolean
}

/** What can be sent now; and what cannot, with the guard that refuses it or the reason why it is ignored. */
export function EventsPanel({ chances, isWaiting, onSend, isWithoutSamples = false }: EventsPanelProps) {
  const t = useWords()
  const by = (answer: EventChance['answer']) => chances.filter((chance) => chance.answer === answer)
  const possible = by('possible')
  const refused = by('refused')
  const others = [...by('ignored'), ...by('none')]
  return (
    <Panel title={t('events')} note={t('canBeSent', { count: possible.length, all: chances.length })}>
      {possible.length === 0 && (
        <p className={classes.note}>{t(isWaiting ? 'waitsForActor' : 'takesNoEvent')}</p>
      )}
      <ul className={classes.sends}>
        {possible.map((chance) => (
          <li key={chance.event}>
            <SendRow chance={chance} onSend={onSend} hasPayload={isWithoutSamples || hasFields(chance)} />
          </li>
        ))}
      </ul>
      {refused.length > 0 && (
        <ul className={classes.refused} aria-label={t('refusedNow')}>
          {refused.map((chance) => (
            <li key={chance.event}>
              <IconLock size={15} aria-hidden />
              <code>{chance.event}</code>
              <code className={classes.guard}>{chance.guards.join(', ')}</code>
              {chance.broke !== undefined && (
                <span className={classes.reason}>{t('guardFails', { error: chance.broke })}</span>
              )}
              {onSend && (isWithoutSamples || hasFields(chance)) && (
                <RefusedForm chance={chance} onSend={onSend} />
              )}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <details className={classes.more}>
          <summary>{t('noTransition', { count: others.length })}</summary>
          <ul className={classes.refused}>
            {others.map(({ event, reason }) => (
              <li key={event}>
                <IconLock size={15} aria-hidden />
                <code>{event}</code>
                <span className={classes.reason} lang={reason ? 'en' : undefined}>
                  {reason ?? t('notHere')}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  )
}

const hasFields = ({ samples }: EventChance) => samples.some((sample) => Object.keys(sample).length > 1)

interface RowProps {
  chance: EventChance
  onSend: EventsPanelProps['onSend']
}

function SendRow({ chance, onSend, hasPayload }: RowProps & { hasPayload: boolean }) {
  const t = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const { event, samples, to } = chance
  const target = to.join(', ')
  return (
    <>
      <div className={classes.send}>
        <button type="button" disabled={!onSend} onClick={() => onSend?.(samples[0] ?? { type: event })}>
          <IconBolt size={16} aria-hidden />
          <code>{event}</code>
          <span lang="en">{target.split('.').at(-1)}</span>
        </button>
        {onSend && hasPayload && (
          <button
            type="button"
            aria-label={t('payloadOf', { event })}
            title={t('payloadOf', { event })}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <IconBraces size={16} aria-hidden />
          </button>
        )}
      </div>
      {isOpen && <EventForm chance={chance} onSend={onSend} />}
    </>
  )
}

function RefusedForm({ chance, onSend }: RowProps) {
  const t = useWords()
  return (
    <details className={classes.more}>
      <summary>{t('otherPayload')}</summary>
      <EventForm chance={chance} onSend={onSend} />
    </details>
  )
}

function EventForm({ chance, onSend }: RowProps) {
  const t = useWords()
  const { event, samples } = chance
  return (
    <PayloadForm
      label={t('payload')}
      samples={samples.map(({ type: _type, ...payload }) => payload)}
      isObject
      isTyped={!hasFields(chance)}
      action={t('send')}
      tone="ink"
      onPlay={(data) => onSend?.({ ...(typeof data === 'object' ? data : {}), type: event })}
    />
  )
}
