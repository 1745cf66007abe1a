import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { demoAddress } from '../../../lib/demo-address.ts'
import type { Found } from './find.ts'
import classes from './side.module.css'

interface FoundLinksProps {
  found: Found[]
  onFollow: () => void
}

export function FoundLinks({ found, onFollow }: FoundLinksProps) {
  const { t } = useTranslation('gallery')
  if (found.length === 0) return <p className={classes.none}>{t('nothingFound')}</p>
  return (
    <ul className={classes.found}>
      {found.map(({ flow, kind, name, state, note }) => (
        <li key={`${flow} ${kind} ${name} ${state ?? ''}`}>
          <Link to={demoAddress(flow, state)} onClick={onFollow}>
            <b lang={kind === 'flow' ? undefined : 'en'}>{name}</b>
            <span>
              {t(kind)} · <span lang="en">{state ? `${flow} · ${state}` : flow}</span>
            </span>
            {note && <span lang="en">{note}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
