import { useState } from 'react'
import type { Entry } from '../../recording/watched.ts'
import { shortData } from '../move-name.ts'
import { Panel } from '../run/panel.tsx'
import panelClasses from '../run/run.module.css'
import { useWords } from '../words/words.tsx'
import { actorName } from './actor-words.ts'
import classes from './inspector.module.css'
import { guardsOf, stateAfter, transitionsIn, type WatchedPage } from './watched-page.ts'

const shownAtFirst = 30

/** Every event of every flow: who sent it to whom, and what it did. Only what is opened is turned into text. */
export function LogOfAll({ page, entries }: { page: WatchedPage; entries: Entry[] }) {
  const t = useWords()
  const [shown, setShown] = useState(shownAtFirst)
  const newest = entries.toReversed().slice(0, shown)
  return (
    <Panel title={t('log')} note={t('logNote', { count: entries.length })}>
      {entries.length === 0 && <p className={panelClasses.note}>{t('noEvents')}</p>}
      <ol className={panelClasses.log} reversed lang="en">
        {newest.map((entry) => (
          <LogRow key={entry.number} page={page} entry={entry} />
        ))}
      </ol>
      {entries.length > shown && (
        <button type="button" className={classes.more} onClick={() => setShown(shown * 2)}>
          {t('showMore')}
        </button>
      )}
    </Panel>
  )
}

function LogRow({ page, entry }: { page: WatchedPage; entry: Entry }) {
  const t = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const { number, from, to, event, after } = entry
  const guards = guardsOf(entry)
  const changes = isOpen ? page.changesIn(entry) : []
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
            <dd>{shortData(page.dataOf(event), 2000)}</dd>
            {transitionsIn(entry).length > 0 && <dt>{t('took')}</dt>}
            {transitionsIn(entry).map((name) => (
              <dd key={name}>{name}</dd>
            ))}
            {changes.length > 0 && <dt>{t('context')}</dt>}
            {changes.map(({ field, before, now }) => (
              <dd key={field}>{`${field}: ${shortData(before)} → ${shortData(now, 400)}`}</dd>
            ))}
          </dl>
        )}
      </details>
    </li>
  )
}
