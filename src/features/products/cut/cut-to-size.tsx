import { IconCut } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedNotice } from '../../../components/failed-notice/failed-notice.tsx'
import { Overlay } from '../../../components/overlay/overlay.tsx'
import { hasTranslations, loadTranslations } from '../../../i18n/translations.ts'
import { toLanguage } from '../../../lib/language.ts'
import classes from '../detail/buy/ask-for-more.module.css'
import { cutSheets } from './cut-sheets.ts'
import type { Order } from '../detail/buy/use-order.ts'

const CutForm = lazy(() => import('./cut-form.tsx'))
const CutPlanner = lazy(() => import('./cut-planner.tsx'))

/** Plans and prices pieces of a sheet that the shop cuts; of other sheets it is asked by LINE. */
export function CutToSize({ order }: { order: Order }) {
  const { t } = useTranslation(['products', 'problems'])
  const [isOpen, setIsOpen] = useState(false)
  const words = useTradeWords()
  const { product, choice } = order
  const sheets = cutSheets(product, choice)
  if (sheets.length === 0) return null
  const terms = choice.size.stock > 0 && product.status === 'available' ? product.cutting : undefined
  const open = () => {
    setIsOpen(true)
    if (terms) words.load()
  }
  return (
    <li>
      <IconCut stroke={1.6} aria-hidden />
      <button type="button" className={`text-button ${classes.open}`} aria-haspopup="dialog" onClick={open}>
        {t('cutToSize')}
      </button>
      <Overlay
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('cutToSize')}
        size={terms ? 'wide' : 'normal'}
      >
        <Suspense fallback={null}>
          {!terms && <CutForm order={order} sheets={sheets} />}
          {terms && words.areLoaded && (
            <CutPlanner key={choice.variantId} order={order} terms={terms} onClose={() => setIsOpen(false)} />
          )}
          {terms && words.isFailed && <FailedNotice message={t('problems:OFFLINE')} onRetry={words.load} />}
        </Suspense>
      </Overlay>
    </li>
  )
}

/** The words of the room are loaded when it is first opened. */
function useTradeWords() {
  const { i18n } = useTranslation()
  const [isFailed, setFailed] = useState(false)
  const [, setLoaded] = useState(false)
  return {
    areLoaded: hasTranslations(i18n, i18n.language, 'trade'),
    isFailed,
    load: () => {
      setFailed(false)
      const loading = loadTranslations(i18n, toLanguage(i18n.language) ?? 'th', 'trade')
      loading.then(
        () => setLoaded(true),
        () => setFailed(true),
      )
    },
  }
}
