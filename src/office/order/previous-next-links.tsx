import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useShortcuts } from '../hooks/shortcuts.ts'
import classes from './order-screen.module.css'

/** The page of a view that an order was opened from: it stays the same while the orders in it change. */
export interface Walk {
  search: string
  orderNumbers: readonly string[]
}

const isWalk = (state: unknown): state is Walk =>
  typeof state === 'object' && state !== null && 'orderNumbers' in state && 'search' in state

/** Back to the view, and to its order before (K) and after (J). */
export function PreviousNextLinks({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('office')
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const walk = isWalk(state) ? state : { search: '', orderNumbers: [] }
  const place = walk.orderNumbers.indexOf(orderNumber)
  const at = (step: number) => (place < 0 ? undefined : walk.orderNumbers[place + step])
  const go = (to: string | undefined) => to !== undefined && void navigate(`/orders/${to}`, { state: walk })
  const hasKeys = useShortcuts({ J: () => go(at(1)), K: () => go(at(-1)) })
  const steps = [
    { key: 'K', to: at(-1), words: t('pageBefore') },
    { key: 'J', to: at(1), words: t('pageAfter') },
  ]
  return (
    <nav className={classes.walk} aria-label={t('views')}>
      <Link to={`/orders${walk.search && `?${walk.search}`}`}>{t('backToOrders')}</Link>
      {steps.map(
        ({ key, to, words }) =>
          to !== undefined && (
            <Link key={key} to={`/orders/${to}`} state={walk} aria-keyshortcuts={hasKeys ? key : undefined}>
              {words} {hasKeys && <kbd>{key}</kbd>}
            </Link>
          ),
      )}
    </nav>
  )
}
