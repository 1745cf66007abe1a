import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type Compared, isSameCompared, maxCompared, toggleCompared, useComparison } from './comparison.ts'
import classes from './comparison-check.module.css'

/** Puts goods on the list to compare. When that is full, the reason is its name. */
export function ComparisonCheck({ entry, name }: { entry: Compared; name: string }) {
  const { t } = useTranslation('lists')
  const chosen = useComparison()
  const isChosen = chosen.some((goods) => isSameCompared(goods, entry))
  const isFull = !isChosen && chosen.length >= maxCompared
  const label = isFull ? t('compareFull', { most: maxCompared }) : t('compareIt', { name })
  return (
    <Checkbox
      label={t('compare')}
      labelPosition="left"
      aria-label={label}
      title={isFull ? label : undefined}
      checked={isChosen}
      disabled={isFull}
      onChange={() => toggleCompared(entry)}
      classNames={classes}
    />
  )
}
