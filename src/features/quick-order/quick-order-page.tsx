import { Tabs } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ShownLine } from '../../../machines/guest-cart/guest-cart.machine.ts'
import type { ReadyLine } from '../../../machines/quick-order/quick-order.machine.ts'
import { ActionButton, ActionLink } from '../../components/action/action.tsx'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { useCart } from '../../flows/cart/use-cart.ts'
import { useCartDrawer } from '../../flows/cart-drawer/use-cart-drawer.ts'
import { useGuestCart } from '../../flows/guest-cart/use-guest-cart.ts'
import { useQuickOrder } from '../../flows/quick-order/use-quick-order.ts'
import { maxLines, splitLines, withoutLines } from '../../flows/quick-order/written-lines.ts'
import { storeWrittenText } from '../../flows/quick-order/written-text.ts'
import { useSavedLists } from '../../flows/saved-lists/use-saved-lists.ts'
import { customerIn, useSession } from '../../flows/session/use-session.ts'
import { useSnackbar } from '../../flows/snackbar/use-snackbar.ts'
import { paths } from '../../lib/paths.ts'
import { shownSize } from '../../lib/formats/shown-size.ts'
import { signInHere } from '../../lib/sign-in-path.ts'
import { useProblemText } from '../../lib/hooks/use-problem-text.ts'
import { ListDialogs } from './list-dialogs.tsx'
import { OpenedListNotice } from './opened-list.tsx'
import { OrderSum } from './order-sum.tsx'
import classes from './quick-order.module.css'
import { ResultLines } from './result-lines.tsx'
import { SavedLists } from './saved-lists.tsx'
import listClasses from './saved-lists.module.css'
import { WriteLines } from './write-lines.tsx'

const faults = {
  NO_ROWS: 'noRows',
  FILE_TOO_LARGE: 'tooLarge',
  UNREADABLE_FILE: 'unreadable',
  VALIDATION: 'cartFull',
} as const
const isFault = (code: string | undefined): code is keyof typeof faults =>
  code !== undefined && code in faults

/** Lines are written at the left or taken from a file, and shown with what they mean; the sum stands at the right. */
export function QuickOrderPage() {
  const { t } = useTranslation('quickOrder')
  const problemText = useProblemText()
  const [text, setShown] = useState('')
  const owner = useSession(customerIn)
  const setText = (next: string) => {
    setShown(next)
    storeWrittenText(next, owner)
  }
  /** What was written before a list was opened over it. */
  const [textBefore, setTextBefore] = useState('')
  const [tab, setTab] = useState<string | null>('write')
  const place = useLocation()
  const navigate = useNavigate()
  const { say } = useSnackbar()
  const cart = useCart()
  const guest = useGuestCart()
  const drawer = useCartDrawer()
  const isGuest = cart.view === 'signedOut'
  const addToGuestCart = (lines: readonly ReadyLine[]) => guest.addAll(lines.map(asGuestLine))
  const order = useQuickOrder({
    addToGuestCart: isGuest ? addToGuestCart : undefined,
    onTexts: (texts, from) => {
      const found = texts.join('\n')
      setTextBefore(from === 'list' && text.trim() !== '' && text !== found ? text : '')
      setText(found)
      setTab('write')
    },
    onAdded: (done) => {
      setText(withoutLines(text, done))
      cart.readAgain()
    },
  })
  const { snapshot, send, lines, kept } = order
  const { errorCode, refused, added, list } = snapshot.context
  const savedLists = useSavedLists({
    customerId: owner,
    onSaved: ({ list: saved, isRenamed }) => {
      if (!isRenamed || saved.id === list?.id) send({ type: 'list.kept', list: saved })
      say(isRenamed ? 'listRenamed' : 'listSaved', { name: saved.name })
    },
    onDeleted: ({ id, name }) => {
      send({ type: 'list.gone', id })
      say('listDeleted', { name })
    },
    onGone: ({ id }) => send({ type: 'list.gone', id }),
  })
  const fault = isFault(errorCode) ? faults[errorCode] : undefined
  const ready = lines.flatMap((line) => line.ready ?? [])
  const isFailed = snapshot.matches({ open: 'resolveFailed' }) || snapshot.matches({ open: 'listFailed' })
  const startSaving = (how: 'new' | 'over') => {
    if (isGuest) void navigate(signInHere(place, 'login'))
    // Its tab says that the lists could not be read, and reads them again.
    else if (savedLists.snapshot.matches('loadFailed')) setTab('lists')
    else if (how === 'over' && list) savedLists.send({ type: 'list.overwrite', id: list.id, lines: kept })
    else savedLists.send({ type: 'list.create', lines: kept })
  }
  return (
    <div className={classes.columns}>
      <div className={classes.work}>
        <Tabs value={tab} onChange={setTab} unstyled>
          <Tabs.List className={listClasses.tabs} aria-label={t('ways')}>
            <Tabs.Tab value="write">{t('write')}</Tabs.Tab>
            <Tabs.Tab value="lists">
              {t('lists')} {savedLists.snapshot.context.lists.length || ''}
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="write">
            <WriteLines text={text} onText={setText} owner={owner} {...order} />
          </Tabs.Panel>
          <Tabs.Panel value="lists">
            <SavedLists
              {...savedLists}
              isBusy={snapshot.hasTag('pending')}
              onOpen={(id) => send({ type: 'list.open', id })}
            />
          </Tabs.Panel>
        </Tabs>
        <ListDialogs {...savedLists} />
        {isFailed && (
          <FailedNotice
            message={snapshot.matches({ open: 'listFailed' }) ? t('openFailed') : t('resolveFailed')}
            onRetry={() => send({ type: 'order.retry' })}
          />
        )}
        {list && (
          <OpenedListNotice
            list={list}
            lines={lines}
            onBack={
              textBefore === ''
                ? undefined
                : () => {
                    setText(textBefore)
                    setTextBefore('')
                    send({ type: 'lines.check', texts: splitLines(textBefore).slice(0, maxLines) })
                  }
            }
          />
        )}
        {snapshot.matches({ open: 'added' }) && (
          <Notice
            tone="good"
            action={
              isGuest ? (
                <ActionButton onClick={drawer.open}>{t('toCart')}</ActionButton>
              ) : (
                <ActionLink to={paths.cart}>{t('toCart')}</ActionLink>
              )
            }
          >
            {t('added', { count: added })}
          </Notice>
        )}
        {errorCode !== undefined && !isFailed && (
          <Notice tone="wrong">
            {refused !== undefined && errorCode === 'OUT_OF_STOCK'
              ? t('refusedLine', { text: lines[refused]?.text })
              : fault
                ? t(`fault_${fault}`, { most: maxLines })
                : problemText(errorCode)}
          </Notice>
        )}
        {lines.length > 0 && <ResultLines lines={lines} refused={refused} send={send} />}
      </div>
      {lines.length > 0 && (
        <OrderSum
          ready={ready}
          left={lines.filter(({ isSkipped }) => !isSkipped).length - ready.length}
          isAdding={snapshot.matches('adding')}
          onAdd={() => send({ type: 'cart.add' })}
          list={list}
          canSave={kept.length > 0}
          isSaving={savedLists.snapshot.matches('saving') || savedLists.snapshot.matches('loading')}
          onSave={startSaving}
        />
      )}
    </div>
  )
}

/** What a guest's cart keeps of a line, as the cart would show it. */
const asGuestLine = ({
  variant: { product, color, weight, stock, ...size },
  piece,
}: ReadyLine): ShownLine => ({
  line: { ...piece, weight },
  shown: {
    name: product.name,
    unit: product.unit,
    imageUrl: product.imageUrl,
    status: 'available',
    stock,
    variants: [{ variantId: piece.variantId, color, sizes: [shownSize(size)] }],
  },
})
