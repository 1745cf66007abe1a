import { useTranslation } from 'react-i18next'
import { appMachine } from '../../../machines/app/app.machine.ts'
import { languageMachine } from '../../../machines/language/language.machine.ts'
import { ActionLink } from '../../components/action/action.tsx'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'
import { paths } from '../../lib/paths.ts'
import classes from './demo-screen.module.css'

const flows = [appMachine, languageMachine]

/** For developers: the flows of the shop. */
export default function DemoScreen() {
  const { t } = useTranslation('screens')
  return (
    <main className="wrap">
      <ScreenHeading title={t('demo')}>{t('demoText')}</ScreenHeading>
      <ul className={classes.flows}>
        {flows.map((machine) => (
          <li key={machine.id}>
            <h2>{machine.id}</h2>
            <p lang="en">{machine.config.description}</p>
            <p>{t('demoStates', { count: machine.root.order })}</p>
          </li>
        ))}
      </ul>
      <ActionLink to={paths.home}>{t('backHome')}</ActionLink>
    </main>
  )
}
