import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { MapFrame } from '../../components/map-frame/map-frame.tsx'
import { toLanguage } from '../../lib/language.ts'
import type { BranchesOnMap, BranchOnMap } from './branch-map-frame.ts'
import classes from './branch-map.module.css'

/** The branches on Google Maps. What is sent of them is public. */
export function BranchMap({ branches }: { branches: BranchOnMap[] }) {
  const { t, i18n } = useTranslation('content')
  const language = toLanguage(i18n.language) ?? 'th'
  const message = useMemo<BranchesOnMap>(
    () => ({
      kind: 'branchMap.show',
      language,
      branches: branches.map(({ id, name, phone, lat, lng }) => ({ id, name, phone, lat, lng })),
    }),
    [branches, language],
  )
  return <MapFrame message={message} title={t('mapTitle')} className={classes.map} />
}
