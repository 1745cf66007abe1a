import { IconShieldCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useRecord } from '../../flows/record/use-record.ts'
import { paths } from '../../lib/paths.ts'
import classes from './guarantee-line.module.css'
import { readServiceTerms } from './read-showcase.ts'

/** The days in which goods that arrive damaged, wrong or incomplete can be claimed: undefined while unknown, 0 where there are none. */
export function useDaysToClaim(): number | undefined {
  const { view } = useRecord('showcase', 'terms', readServiceTerms)
  if (view.kind === 'loading') return undefined
  return view.kind === 'shown' ? view.item.daysToClaim : 0
}

/** What the shop does about goods that arrive damaged, wrong or incomplete, with the way to its refund and return policy. */
export function GuaranteeLine() {
  const days = useDaysToClaim()
  if (!days) return null
  return (
    <p className={classes.guarantee}>
      <IconShieldCheck size={22} stroke={1.6} aria-hidden />
      <GuaranteeText days={days} />
    </p>
  )
}

export function GuaranteeText({ days }: { days: number }) {
  const { t } = useTranslation('content')
  return (
    <span>
      {t('guarantee', { count: days })}{' '}
      <Link className="no-break" to={`${paths.terms}#part-refund`}>
        {t('guaranteeTerms')}
      </Link>
    </span>
  )
}
