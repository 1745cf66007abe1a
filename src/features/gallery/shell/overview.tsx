import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { indexedFlows } from '../flow-index.ts'
import { demoAddress } from '../../../lib/demo-address.ts'
import classes from './gallery.module.css'
import { useFlowWords } from './use-flow-words.ts'

/** Every flow of the shop with its description, its size and its coverage. */
export function Overview() {
  const { t } = useTranslation('gallery')
  const wordsOf = useFlowWords()
  return (
    <ul className={classes.overview}>
      {indexedFlows.map((flow) => {
        const { title, description } = wordsOf(flow)
        return (
          <li key={flow.id}>
            <h2>
              <Link to={demoAddress(flow.id)}>{title}</Link>
            </h2>
            <code>{flow.id}</code>
            <p>{description}</p>
            <p>
              {t('states', { count: flow.states.length })}
              {' · '}
              {t('coveredOf', { covered: flow.covered, all: flow.transitions })}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
