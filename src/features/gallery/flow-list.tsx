import { useTranslation } from 'react-i18next'
import { flows } from '../../../machines/registry.ts'
import { countStates } from './count-states.ts'
import classes from './flow-list.module.css'

/** Lists every flow of the shop with its title, its description and its number of states. */
export function FlowList() {
  const { t } = useTranslation('screens')
  return (
    <ul className={classes.flows}>
      {flows.map(({ id, title, machine }) => (
        <li key={id}>
          <h2 lang="en">{title}</h2>
          <p lang="en">{machine.config.description}</p>
          <p>{t('demoStates', { count: countStates(machine.root) })}</p>
        </li>
      ))}
    </ul>
  )
}
