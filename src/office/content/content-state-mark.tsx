import { IconCheck, IconClock, IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OfficeContentItem } from '../../../openapi/generated/schema.ts'
import classes from './content-screen.module.css'

const icons = { draft: IconPencil, planned: IconClock, published: IconCheck }

/** The state of the newest version, and whether shoppers read an older one meanwhile. */
export function ContentStateMark({ state, isLive }: Pick<OfficeContentItem, 'state' | 'isLive'>) {
  const { t } = useTranslation('officeContent')
  const Icon = icons[state]
  return (
    <span className={classes.state} data-state={state}>
      <Icon size={14} stroke={1.8} aria-hidden />
      {t(isLive && state === 'draft' ? 'state_changed' : `state_${state}`)}
    </span>
  )
}
