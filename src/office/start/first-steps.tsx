import { Box } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Notice } from '../../components/notice/notice.tsx'
import { useRecord } from '../../flows/record/use-record.ts'
import { useStaff } from '../../flows/staff-session/use-staff-session.ts'
import { readOverview } from '../products/product-api.ts'
import classes from './start-screen.module.css'

const steps = [
  { to: '/categories', words: 'stepCategories', right: 'goods' },
  { to: '/import', words: 'stepGoods', right: 'goods' },
  { to: '/content/page/terms', words: 'stepTerms', right: 'content' },
  { to: '/content/page/privacy-policy', words: 'stepPrivacy', right: 'content' },
  { to: '/staff', words: 'stepStaff', right: 'staff' },
] as const

/** What comes first in a shop without goods, as it is in production after its first start. */
export function FirstSteps() {
  const { t } = useTranslation('officeStart')
  const { mayUse } = useStaff()
  const { view } = useRecord('overview', 'start', readOverview)
  const allowed = steps.filter(({ right }) => mayUse(right))
  if (view.kind !== 'shown' || view.item.counts.all > 0 || allowed.length === 0) return null
  return (
    <Box mb={20}>
      <Notice tone="info" title={t('firstSteps')}>
        {t('firstStepsNote')}
        <ol className={classes.steps}>
          {allowed.map(({ to, words }) => (
            <li key={to}>
              <Link to={to}>{t(words)}</Link>
            </li>
          ))}
        </ol>
      </Notice>
    </Box>
  )
}
