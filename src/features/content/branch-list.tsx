import { useTranslation } from 'react-i18next'
import type { Branch } from '../../../openapi/generated/schema.ts'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { SkeletonGroup } from '../../components/skeleton/skeleton.tsx'
import type { RecordView } from '../../flows/record/record-view.ts'
import { BranchMap } from './branch-map.tsx'
import { directionsTo } from './directions.ts'
import { DrawnBranchMap } from './drawn-branch-map.tsx'
import classes from './branch-list.module.css'
import { telUrl } from '../../lib/forms/phone-number.ts'

interface BranchListProps {
  view: RecordView<Branch[]>
  onRetry: () => void
}

/** The branches with contact details and directions, and a map: Google's with its key, or else a drawn one. */
export function BranchList({ view, onRetry }: BranchListProps) {
  const { t } = useTranslation('content')
  if (view.kind === 'loading') return <SkeletonGroup lines={6} />
  if (view.kind !== 'shown') {
    return <FailedNotice message={t('branchesFailed')} onRetry={onRetry} />
  }
  const hasGoogle = Boolean(import.meta.env.VITE_GOOGLE_MAPS_KEY)
  if (view.item.length === 0) return <p>{t('branchesEmpty')}</p>
  return (
    <div className={hasGoogle ? undefined : classes.drawn}>
      {hasGoogle ? <BranchMap branches={view.item} /> : <DrawnBranchMap branches={view.item} />}
      <ol className={classes.branches}>
        {view.item.map((branch) => (
          <li key={branch.id}>
            <BranchCard branch={branch} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function BranchCard({ branch }: { branch: Branch }) {
  const { t } = useTranslation('content')
  const { name, address, phone, hours } = branch
  return (
    <article className={classes.branch}>
      <h3>{name}</h3>
      <address>{address}</address>
      <dl>
        <div>
          <dt>{t('phone')}</dt>
          <dd>
            <a className="tap" href={telUrl(phone)}>
              {phone}
            </a>
          </dd>
        </div>
        <div>
          <dt>{t('hours')}</dt>
          <dd>{hours}</dd>
        </div>
      </dl>
      <a
        className={`tap ${classes.directions}`}
        href={directionsTo(branch)}
        target="_blank"
        rel="noreferrer"
        aria-label={t('directionsTo', { name })}
      >
        {t('directions')}
      </a>
    </article>
  )
}
