import { useTranslation } from 'react-i18next'
import { flows } from '../../../machines/registry.ts'
import { useFormat } from '../../lib/use-format.ts'
import { countStates } from './count-states.ts'
import classes from './flow-list.module.css'
import { thaiFlows } from './thai-flows.ts'

/** Lists every flow of the shop with its title, its description and its number of states. */
export function FlowList() {
  const { t } = useTranslation('screens')
  const { language } = useFormat()
  return (
    <ul className={classes.flows}>
      {flows.map(({ id, title, machine }) => {
        const words = language === 'th' ? thaiFlows[id] : undefined
        return (
          <li key={id}>
            <h2>{words?.title ?? title}</h2>
            <p>{words?.description ?? machine.config.description}</p>
            <p>{t('demoStates', { count: countStates(machine.root) })}</p>
          </li>
        )
      })}
    </ul>
  )
}
