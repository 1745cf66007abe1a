import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entry } from '@phaen/statecharts'
import { Panel, shortData, panelClasses } from '@phaen/statecharts/react'
import { actorName } from './actor-words.ts'
import classes from './inspector.module.css'
import { changesIn, dataOf, guardsOf, stateAfter, transitionsIn } from './entry-facts.ts'

const shownAtFirst = 30

/** Every event of every flow: who sent it to whom, and what it did. Only what is opened is turned into text. */
export function LogOfAll({ entries }: { entries: Entry[] }) {
  const { t } = useTranslation(['inspector', 'gallery'])
  const [shown, setShown] = useState(shownAtFirst)
  const newest = entries.toReversed().slice(0, shown)
  return (
    <Panel title={t('log')} note={t('logNote', { count: entries.length })}>
      {entries.length === 0 && <p className={panelClasses.note}>{t('noEvents')}</p>}
      <ol className={panelClasses.log} reversed lang="en">
        {newest.map((entry) => (
          <LogRow key={entry.number} entry={entry} />
        ))}
      </ol>
      {entries.length > shown && (
        <button type="button" className={classes.more} onClick={() => setShown(shown * 2)}>
          {t('gallery:showMore')}
        </button>
      )}
    </Panel>
  )
}

function LogRow({ entry }: { entry: Entry }) {
  const { t } = useTranslation('inspector')
  const [isOpen, setIsOpen] = useState(false)
  const { number, from, to, event, after } = entry
  const guards = guardsOf(entry)
  const result =
    after === undefined
      ? t('notTaken')
      : guards.length > 0
        ? t('refusedBy', { guards: guards.join(', ') })
        : stateAfter(entry)
  return (
    <li data-refused={guards.length > 0 || after === undefined || undefined}>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <span>{number}</span>
          <b>{event.type}</b>
          <span className={panelClasses.result}>
            {from === to ? actorName(to) : `${from ? actorName(from) : t('page')} → ${actorName(to)}`}
            {' · '}
            {result}
          </span>
        </summary>
        {isOpen && (
          <dl className={panelClasses.details}>
            <dt>{t('event')}</dt>
            <dd>{shortData(dataOf(event), 2000)}</dd>
            {transitionsIn(entry).length > 0 && <dt>{t('took')}</dt>}
            {transitionsIn(entry).map((name) => (
              <dd key={name}>{name}</dd>
            ))}
            {changesIn(entry).length > 0 && <dt>{t('changed')}</dt>}
            {changesIn(entry).map(({ field, before, now }) => (
              <dd key={field}>{`${field}: ${shortData(before)} → ${shortData(now, 400)}`}</dd>
            ))}
          </dl>
        )}
      </details>
    </li>
  )
}
