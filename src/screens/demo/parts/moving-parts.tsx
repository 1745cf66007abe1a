import { useTimeout } from '@mantine/hooks'
import { useState } from 'react'
import { ActionButton } from '../../../components/action/action.tsx'
import Carousel from '../../../components/carousel/carousel.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog/confirm-dialog.tsx'
import { GrowingList } from '../../../components/growing-list/growing-list.tsx'
import { Overlay } from '../../../components/overlay/overlay.tsx'
import { CountdownRuler } from '../../../components/ruler/countdown-ruler.tsx'
import { StepsRuler } from '../../../components/ruler/steps-ruler.tsx'
import { useSnackbar } from '../../../flows/snackbar/use-snackbar.ts'
import { part } from './part.tsx'
import classes from './parts-page.module.css'

/** What moves, opens or grows. */
export const movingParts = {
  Carousel: part(
    {
      itemsToShow: 1,
      itemsToScroll: 1,
      transition: 300,
      autoplay: 0,
      throttle: 16,
      resizeDebounce: 16,
      gap: 0,
      snapAlign: ['center', 'start', 'end', 'center-even', 'center-odd'],
      mouseDrag: true,
      touchDrag: true,
      loop: false,
    },
    ({ t, itemsToShow, itemsToScroll, ...wishes }) => (
      <div className={classes.wide}>
        <Carousel
          label={t('slides')}
          itemsToShow={Math.max(itemsToShow, 1)}
          itemsToScroll={Math.max(itemsToScroll, 1)}
          {...wishes}
        >
          {[1, 2, 3, 4, 5, 6].map((number) => (
            <div key={number} className={classes.slide}>
              {number}
            </div>
          ))}
        </Carousel>
      </div>
    ),
  ),
  Overlay: part(
    { kind: ['dialog', 'sheet'], size: ['normal', 'wide'], persistent: false },
    function Overlays({ t, ...props }) {
      const [depth, setDepth] = useState(0)
      const close = () => setDepth(depth - 1)
      return (
        <>
          <ActionButton onClick={() => setDepth(1)}>{t('open')}</ActionButton>
          <Overlay opened={depth > 0} onClose={close} title={t('dialog')} {...props}>
            <p>{t('dialogText')}</p>
            <div className={classes.row}>
              <ActionButton onClick={() => setDepth(2)}>{t('openAnother')}</ActionButton>
              <ActionButton tone="quiet" onClick={close}>
                {t('close')}
              </ActionButton>
            </div>
          </Overlay>
          <Overlay opened={depth > 1} onClose={close} title={t('another')}>
            <p>{t('stackedText')}</p>
            <ActionButton onClick={close}>{t('close')}</ActionButton>
          </Overlay>
        </>
      )
    },
  ),
  ConfirmDialog: part({ isDanger: true }, function Question({ t, isDanger }) {
    const [shown, show] = useState<'closed' | 'asking' | 'waiting'>('closed')
    const close = () => show('closed')
    const answer = useTimeout(close, 2000)
    const confirm = () => {
      show('waiting')
      answer.start()
    }
    return (
      <>
        <ActionButton onClick={() => show('asking')}>{t('ask')}</ActionButton>
        <ConfirmDialog
          opened={shown !== 'closed'}
          title={t('question')}
          confirmLabel={t('yes')}
          cancelLabel={t('no')}
          onConfirm={confirm}
          onCancel={close}
          isWaiting={shown === 'waiting'}
          isDanger={isDanger}
        />
      </>
    )
  }),
  Snackbar: part({}, function Messages({ t }) {
    const { say } = useSnackbar()
    return (
      <div className={classes.row}>
        <ActionButton onClick={() => say('addedToCart')}>{t('success')}</ActionButton>
        <ActionButton onClick={() => say('OUT_OF_STOCK')}>{t('failure')}</ActionButton>
      </div>
    )
  }),
  GrowingList: part({}, function Growing() {
    const [shown, setShown] = useState(3)
    const total = 9
    const items = Array.from({ length: shown }, (_, index) => index + 1)
    const view = { items, total, pageSize: 3, page: shown / 3, isOnePage: false, coming: 0 }
    return (
      <div className={classes.wide}>
        <GrowingList
          view={{ ...view, more: shown < total ? 'ready' : 'none' }}
          onMore={() => setShown(shown + 3)}
          onRetry={() => undefined}
        >
          <ul className={classes.row}>
            {items.map((item) => (
              <li key={item} data-entry>
                {item}
              </li>
            ))}
          </ul>
        </GrowingList>
      </div>
    )
  }),
  CountdownRuler: part({ seconds: 42, total: 60 }, ({ t, seconds, total }) => (
    <div className={classes.field}>
      <CountdownRuler
        seconds={Math.min(seconds, total)}
        total={Math.max(total, 1)}
        label={t('secondsLeft', { count: seconds })}
        note={t('hint')}
      />
    </div>
  )),
  StepsRuler: part({ current: 1 }, ({ t, current }) => (
    <div className={classes.wide}>
      <StepsRuler
        steps={[t('first'), t('second'), t('third')]}
        current={Math.min(current, 2)}
        label={t('label')}
      />
    </div>
  )),
}
