import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { problemWords } from '../problem-words.ts'
import type { Run } from './use-bulk-run.ts'

/** How far it is, and what failed and why. */
export function BulkReport({ run }: { run: Run | undefined }) {
  const { t } = useTranslation(['office', 'officeProducts', 'problems'])
  if (!run) return null
  return (
    <>
      <progress max={run.total} value={run.done} aria-label={run.words} />
      <p role="status">{t('runState', { ...run, good: run.done - run.failures.length })}</p>
      {run.failures.length > 0 && (
        <ul>
          {run.failures.map(({ name, to, problem }) => (
            <li key={to}>
              <Link to={to}>{name}</Link>{' '}
              {problem.errors?.some(({ code }) => code === 'notBelowPrice')
                ? t('officeProducts:specialNotBelow')
                : t(problemWords(problem.code))}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
