import { useSelector } from '@xstate/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton, ActionLink } from '../../../components/action/action.tsx'
import { RefreshOnReturn } from '../../../components/polling/polling.ts'
import { Notice } from '../../../components/notice/notice.tsx'
import type { OrderActions } from '../../../flows/order-actions/use-order-actions.ts'
import { paths } from '../../../lib/paths.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'
import { useProblemText } from '../../../lib/hooks/use-problem-text.ts'

type Snapshot = ReturnType<OrderActions['getSnapshot']>

/** What became of the last action on an order. It comes into view, wherever the button was. */
export function ActionNotice({ actions }: { actions: OrderActions }) {
  const kind = useSelector(actions, noticeKind)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [kind])
  return (
    kind && (
      <div ref={place}>
        <NoticeOf kind={kind} actions={actions} />
      </div>
    )
  )
}

function NoticeOf({ kind, actions }: { kind: NoticeKind; actions: OrderActions }) {
  const { t } = useTranslation('orders')
  const problemText = useProblemText()
  const errorCode = useSelector(actions, (snapshot) => snapshot.context.errorCode)
  const dismiss = (
    <ActionButton isSmall onClick={() => actions.send({ type: 'notice.dismiss' })}>
      {t('dismiss')}
    </ActionButton>
  )
  if (kind === 'leaving') return <Leaving onReturn={() => actions.send({ type: 'page.return' })} />
  if (kind === 'refused') {
    return (
      <Notice tone="wrong" action={dismiss}>
        {problemText(errorCode)}
      </Notice>
    )
  }
  if (kind === 'cancelled') {
    return (
      <Notice tone="good" action={dismiss}>
        {t('cancelledNotice')}
      </Notice>
    )
  }
  return <Added actions={actions} dismiss={dismiss} />
}

type NoticeKind = 'leaving' | 'refused' | 'cancelled' | 'added'

function noticeKind(snapshot: Snapshot): NoticeKind | undefined {
  if (snapshot.matches('leaving')) return 'leaving'
  if (snapshot.matches({ ready: 'refused' })) return 'refused'
  if (snapshot.matches({ ready: 'cancelled' })) return 'cancelled'
  return snapshot.matches({ ready: 'added' }) ? 'added' : undefined
}

/** The browser may have been stopped on its way to the payment page, which no event of the browser reports. */
function Leaving({ onReturn }: { onReturn: () => void }) {
  const { t } = useTranslation('orders')
  return (
    <>
      <RefreshOnReturn onReturn={onReturn} />
      <Notice
        tone="info"
        action={
          <ActionButton isSmall onClick={onReturn}>
            {t('stayHere')}
          </ActionButton>
        }
      >
        {t('leavingText')}
      </Notice>
    </>
  )
}

function Added({ actions, dismiss }: { actions: OrderActions; dismiss: ReactNode }) {
  const { t } = useTranslation('orders')
  const { amount } = useFormat()
  const added = useSelector(actions, (snapshot) => snapshot.context.lines.length)
  const missing = useSelector(actions, (snapshot) => snapshot.context.missing)
  const toCart = (
    <>
      {added > 0 && (
        <ActionLink to={paths.cart} isSmall>
          {t('openCart')}
        </ActionLink>
      )}
      {dismiss}
    </>
  )
  return (
    <Notice
      tone={added > 0 ? 'good' : 'wrong'}
      title={t(added > 0 ? 'againAdded' : 'againNothing')}
      action={toCart}
    >
      {missing.length > 0 && (
        <ul>
          {missing.map(({ name, reason, quantity, unit }, index) => (
            // Two variants of one product have the same name.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              {t(`missing_${reason}`, { name, amount: amount(quantity, unit ?? t('pieces')) })}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
