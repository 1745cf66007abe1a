import { IconShieldCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useRecord } from '../../flows/record/use-record.ts'
import { paths } from '../../lib/paths.ts'
import classes from './guarantee-line.module.css'
import { readServiceTerms } from './read-showcase.ts'

/** What the shop does about goods that arrive damaged, wrong or incomplete, with the way to its refund and return policy. */
export function GuaranteeLine() {
  const { t } = useTranslation('content')
  const { view } = useRecord('showcase', 'terms', readServiceTerms)
  if (view.kind !== 'shown' || view.item.daysToClaim === 0) return null
  return (
    <p className={classes.guarantee}>
      <IconShieldCheck size={22} stroke={1.6} aria-hidden />
      <span>
        {t('guarantee', { count: view.item.daysToClaim })}{' '}
        <Link to={`${paths.terms}#part-refund`}>{t('guaranteeTerms')}</Link>
      </span>
    </p>
  )
}
