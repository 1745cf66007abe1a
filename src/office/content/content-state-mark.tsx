import { IconCheck, IconClock, IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OfficeContentItem } from '../../../openapi/generated/schema.ts'
import { Mark } from '../parts/mark.tsx'

const marks = {
  draft: { icon: IconPencil },
  planned: { icon: IconClock, tone: 'notice' },
  published: { icon: IconCheck, tone: 'good' },
} as const

/** The state of the newest version, and whether shoppers read an older one meanwhile. */
export function ContentStateMark({ state, isLive }: Pick<OfficeContentItem, 'state' | 'isLive'>) {
  const { t } = useTranslation('officeContent')
  return <Mark {...marks[state]}>{t(isLive && state === 'draft' ? 'state_changed' : `state_${state}`)}</Mark>
}
