import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../components/action/action.tsx'
import { clearCompared, maxCompared, type Compared } from './comparison.ts'
import classes from './comparison-bar.module.css'

const ComparisonDialog = lazy(() => import('./comparison-dialog.tsx'))

/** How many goods are chosen, and the way to see them side by side. */
export default function ComparisonTools({ chosen }: { chosen: Compared[] }) {
  const { t } = useTranslation('lists')
  const [isOpen, setIsOpen] = useState<boolean>()
  const isTooFew = chosen.length < 2
  return (
    <>
      {chosen.length > 0 && (
        <div className={classes.bar} data-buy-bar data-comparison-bar>
          <p>
            {t('comparing', { count: chosen.length, most: maxCompared })}
            {isTooFew && <span>{t('compareMore')}</span>}
          </p>
          <ActionButton tone="quiet" isSmall onClick={clear}>
            {t('clearComparison')}
          </ActionButton>
          <ActionButton isSmall disabled={isTooFew} onClick={() => setIsOpen(true)}>
            {t('openComparison')}
          </ActionButton>
        </div>
      )}
      {isOpen !== undefined && (
        <Suspense>
          <ComparisonDialog goods={chosen} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )

  function clear() {
    clearCompared()
    // The bar goes, and the focus with it: it moves to what the bar was about.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }
}
