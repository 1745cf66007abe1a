import { useTranslation } from 'react-i18next'
import type { Refusal } from '../../../../tools/statecharts/recording/watch.ts'
import { Panel } from '../run/panel.tsx'
import classes from './inspector.module.css'
import { EventOf, WhyNot } from './picking/picked-control.tsx'

/** Why buttons are disabled: a page asks its flow `can`, and here is what said no. */
export function DisabledPanel({ refusals }: { refusals: Refusal[] }) {
  const { t } = useTranslation('inspector')
  return (
    <Panel title={t('disabled')} note={String(refusals.length)}>
      <p className={classes.quiet}>{t(refusals.length > 0 ? 'disabledNote' : 'nothingDisabled')}</p>
      <ul className={classes.disabled} aria-label={t('disabled')}>
        {refusals.map((refusal) => (
          <li key={`${refusal.actor.number} ${refusal.event.type}`}>
            <EventOf {...refusal} />
            <WhyNot {...refusal} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
