import { useTranslation } from 'react-i18next'
import { ActionLink } from '../../components/action/action.tsx'
import { paths } from '../../lib/paths.ts'
import classes from './not-found-screen.module.css'

export default function NotFoundScreen() {
  const { t } = useTranslation('screens')
  return (
    <main className={`wrap ${classes.page}`}>
      <h1 tabIndex={-1}>404</h1>
      <p>{t('notFoundText')}</p>
      <ActionLink to={paths.home}>{t('backHome')}</ActionLink>
    </main>
  )
}
