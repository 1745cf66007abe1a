import { IconArrowsDiff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clearCompared, useComparison } from './comparison.ts'
import classes from './comparison-switch.module.css'

/** Whether the cards offer to be compared: when asked for, and while anything is chosen. */
export function useComparing() {
  const hasChosen = useComparison().length > 0
  const [isAsked, setIsAsked] = useState(false)
  const isComparing = isAsked || hasChosen
  /** Its end lets go of what was chosen. */
  const toggle = () => {
    if (isComparing) clearCompared()
    setIsAsked(!isComparing)
  }
  return { isComparing, toggle }
}

/** Shows and hides the boxes on the cards that choose what is compared. */
export function ComparisonSwitch({ isComparing, toggle }: ReturnType<typeof useComparing>) {
  const { t } = useTranslation('lists')
  return (
    <button
      type="button"
      className={classes.switch}
      aria-label={t('compareMode')}
      title={t('compareMode')}
      aria-pressed={isComparing}
      onClick={toggle}
    >
      <IconArrowsDiff stroke={1.6} aria-hidden />
    </button>
  )
}
