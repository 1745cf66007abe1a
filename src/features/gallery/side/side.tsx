import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { indexedFlows } from '../flow-index.ts'
import { useFlowWords } from '../shell/use-flow-words.ts'
import { find } from './find.ts'
import { FlowLinks } from './flow-links.tsx'
import { FoundLinks } from './found-links.tsx'
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
