import { useState } from 'react'
import type { Listed } from '../listed.ts'
import { IconSearch } from '../shell/icons.tsx'
import colours from '../shell/tool-colours.module.css'
import { useText, useWords } from '../words/words.tsx'
import { find, type Found } from './find.ts'
import { FlowLinks } from './flow-links.tsx'
import { PlaceLink } from './place.tsx'
import classes from './side.module.css'

interface SideProps {
  machines: Listed[]
  current: string | undefined
}

/** The list of the machines with their coverage, and the search over all of them. */
export function Side({ machines, current }: SideProps) {
  const t = useWords()
  const textOf = useText()
  const [text, setText] = useState('')
  const found = find(machines, text, textOf)
  const covered = machines.reduce((sum, one) => sum + (one.covered ?? 0), 0)
  const all = machines.reduce((sum, one) => sum + (one.transitions ?? 0), 0)
  return (
    <nav className={classes.side} aria-label={t('flows')}>
      <div className={classes.find}>
        <IconSearch size={17} aria-hidden />
        <input
          type="search"
          aria-label={t('findLabel')}
          placeholder={t('find')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setText('')}
        />
      </div>
      <p className={colours.unseen} role="status">
        {text.trim() === '' ? '' : t('found', { count: found.length })}
      </p>
      {text.trim() === '' ? (
        <FlowLinks machines={machines} current={current} />
      ) : (
        <FoundLinks found={found} onFollow={() => setText('')} />
      )}
      <p className={classes.sum}>
        <b>{t('coveredOf', { covered, all })}</b>
      </p>
    </nav>
  )
}

interface FoundLinksProps {
  found: Found[]
  onFollow: () => void
}

function FoundLinks({ found, onFollow }: FoundLinksProps) {
  const t = useWords()
  if (found.length === 0) return <p className={classes.none}>{t('nothingFound')}</p>
  return (
    <ul className={classes.found}>
      {found.map(({ flow, kind, name, state, note }) => (
        <li key={`${flow} ${kind} ${name} ${state ?? ''}`}>
          <PlaceLink machine={flow} state={state} onFollow={onFollow}>
            <b lang={kind === 'flow' ? undefined : 'en'}>{name}</b>
            <span>
              {t(kind)} · <span lang="en">{state ? `${flow} · ${state}` : flow}</span>
            </span>
            {note && <span lang="en">{note}</span>}
          </PlaceLink>
        </li>
      ))}
    </ul>
  )
}
