import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../components/action/action.tsx'
import { FailedNotice } from '../../../components/failed-notice/failed-notice.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import { SkeletonGroup } from '../../../components/skeleton/skeleton.tsx'
import type { CheckoutActor } from '../../../flows/checkout/use-checkout.ts'
import { ChannelChoice } from './channel-choice.tsx'
import { CheckoutStep } from '../checkout-step.tsx'
import type { Snapshot } from '../current-step.ts'
import { useOpenStep } from '../use-open-step.ts'

type Step = 'loading' | 'choosing' | 'cannotPayThisWay' | 'nothingAvailable' | 'failed'
const steps: readonly Step[] = ['loading', 'choosing', 'cannotPayThisWay', 'nothingAvailable', 'failed']
const stepOf = (snapshot: Snapshot) => steps.find((step) => snapshot.matches({ steps: { channel: step } }))

/** The step that asks how to pay. */
export function ChannelStep({ actor }: { actor: CheckoutActor }) {
  const { t } = useTranslation(['checkout', 'orders'])
  const step = useSelector(actor, stepOf)
  const isDecided = useSelector(actor, (snapshot) => snapshot.context.draft.decided.channel)
  const channel = useSelector(actor, (snapshot) => snapshot.context.draft.paymentChannel)
  const onEdit = useOpenStep(actor, 'channel.edit')
  return (
    <CheckoutStep
      name="channel"
      number={4}
      title={t('channel')}
      onEdit={onEdit}
      decided={!step && isDecided && channel && <b>{t(`orders:channel_${channel}`)}</b>}
    >
      {step && <OpenChannel actor={actor} step={step} />}
    </CheckoutStep>
  )
}

function OpenChannel({ actor, step }: { actor: CheckoutActor; step: Step }) {
  const { t } = useTranslation(['checkout', 'parts', 'problems'])
  const retry = () => actor.send({ type: 'channel.retry' })
  switch (step) {
    case 'loading':
      return <SkeletonGroup height={130} />
    case 'failed':
      return <FailedNotice message={t('channelFailed')} onRetry={retry} />
    case 'nothingAvailable':
      return (
        <>
          <Notice
            tone="wrong"
            action={
              <ActionButton isSmall onClick={retry}>
                {t('parts:retry')}
              </ActionButton>
            }
          >
            {t('noChannel')}
          </Notice>
          <ChannelChoice actor={actor} />
        </>
      )
    case 'cannotPayThisWay':
      return (
        <>
          <Notice tone="wrong">{t('problems:PAYMENT_UNAVAILABLE')}</Notice>
          <ChannelChoice actor={actor} />
        </>
      )
    case 'choosing':
      return <ChannelChoice actor={actor} />
  }
}
