import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { Pick } from '@phaen/statecharts/react'
import { demoAddress } from '../../../lib/demo-address.ts'
import { paths } from '../../../lib/paths.ts'
import { indexedFlows } from '../flow-index.ts'
import { useFlowWords } from '../shell/use-flow-words.ts'
import classes from './side.module.css'

/** A list beside the chart on a desk, a choice above it on a phone. */
export function FlowLinks({ current }: { current: string | undefined }) {
  const { t } = useTranslation('gallery')
  const wordsOf = useFlowWords()
  const navigate = useNavigate()
  return (
    <>
      <Pick
        className={classes.pick}
        label={t('flow')}
        value={current ?? ''}
        onPick={(flow) => void navigate(flow ? demoAddress(flow) : overview)}
      >
        <option value="">{t('overview')}</option>
        {indexedFlows.map((flow) => (
          <option key={flow.id} value={flow.id}>
            {`${wordsOf(flow).title} · ${flow.covered}/${flow.transitions}`}
          </option>
        ))}
      </Pick>
      <ul className={classes.list}>
        <li>
          <Link to={overview} aria-current={current === undefined ? 'page' : undefined}>
            {t('overview')}
          </Link>
        </li>
        {indexedFlows.map((flow) => (
          <li key={flow.id}>
            <Link
              to={demoAddress(flow.id)}
              title={wordsOf(flow).title}
              aria-current={flow.id === current ? 'page' : undefined}
            >
              <span lang="en">{flow.id}</span>
              <Share covered={flow.covered} all={flow.transitions} />
              <span className={classes.count}>{`${flow.covered}/${flow.transitions}`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

const overview = paths.demo.replace('/:flow?', '')

function Share({ covered, all }: { covered: number; all: number }) {
  return (
    <svg className={classes.share} viewBox="0 0 32 5" data-gap={covered < all || undefined} aria-hidden>
      <rect width={32} height={5} />
      <rect className={classes.done} width={all === 0 ? 0 : (32 * covered) / all} height={5} />
    </svg>
  )
}
