import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { demoAddress } from '../../../lib/demo-address.ts'
import { indexedFlows } from '../flow-index.ts'
import { useFlowWords } from '../shell/use-flow-words.ts'
import { find } from './find.ts'
import type { Found } from './find.ts'
import { FlowLinks } from './flow-links.tsx'
import classes from './side.module.css'

/** The list of the flows with their coverage, and the search over all of them. */
export function Side({ current }: { current: string | undefined }) {
  const { t } = useTranslation('gallery')
  const wordsOf = useFlowWords()
  const [text, setText] = useState('')
  const titles = new Map(indexedFlows.map((flow) => [flow.id, wordsOf(flow).title]))
  const found = find(text, (flow) => titles.get(flow) ?? flow)
  const covered = indexedFlows.reduce((sum, flow) => sum + flow.covered, 0)
  const all = indexedFlows.reduce((sum, flow) => sum + flow.transitions, 0)
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
      <p className="visually-hidden" role="status">
        {text.trim() === '' ? '' : t('found', { count: found.length })}
      </p>
      {text.trim() === '' ? (
        <FlowLinks current={current} />
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
  const { t } = useTranslation('gallery')
  if (found.length === 0) return <p className={classes.none}>{t('nothingFound')}</p>
  return (
    <ul className={classes.found}>
      {found.map(({ flow, kind, name, state, note }) => (
        <li key={`${flow} ${kind} ${name} ${state ?? ''}`}>
          <Link to={demoAddress(flow, state)} onClick={onFollow}>
            <b lang={kind === 'flow' ? undefined : 'en'}>{name}</b>
            <span>
              {t(kind)} · <span lang="en">{state ? `${flow} · ${state}` : flow}</span>
            </span>
            {note && <span lang="en">{note}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
