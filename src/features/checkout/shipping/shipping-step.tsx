import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AskTheStore } from '../../../components/ask-the-store/ask-the-store.tsx'
import { FailedNotice } from '../../../components/failed-notice/failed-notice.tsx'
import { SkeletonGroup } from '../../../components/skeleton/skeleton.tsx'
import type { CheckoutActor } from '../../../flows/checkout/use-checkout.ts'
import { totalWeight } from '../../../lib/formats/format-measure.ts'
import { useArrivalWords } from '../../../lib/hooks/use-arrival-words.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'
import { CheckoutStep } from '../checkout-step.tsx'
import type { Snapshot } from '../current-step.ts'
import { ShippingChoice } from './shipping-choice.tsx'
import { ShippingPrice } from './shipping-price.tsx'
import { StepProblem } from '../step-problem.tsx'
import { useReadyWords } from '../use-ready-words.ts'
import { useOpenStep } from '../use-open-step.ts'

type Step = 'loading' | 'choosing' | 'nothingSuits' | 'outOfArea' | 'failed'
const steps: readonly Step[] = ['loading', 'choosing', 'nothingSuits', 'outOfArea', 'failed']
const stepOf = (snapshot: Snapshot) => steps.find((step) => snapshot.matches({ steps: { shipping: step } }))

/** How the goods are sent, and what that costs for their weight. */
export function ShippingStep({ actor, pickUp }: { actor: CheckoutActor; pickUp: ReactNode }) {
  const { t } = useTranslation('checkout')
  const { weight } = useFormat()
  const words = useArrivalWords()
  const step = useSelector(actor, stepOf)
  const isDecided = useSelector(actor, (snapshot) => snapshot.context.draft.decided.shipping)
  const shipping = useSelector(actor, (snapshot) => snapshot.context.draft.shipping)
  const branch = useSelector(actor, (snapshot) => snapshot.context.draft.pickUp)
  const readyWords = useReadyWords()
  const items = useSelector(actor, (snapshot) => snapshot.context.draft.cart.items)
  const onEdit = useOpenStep(actor, 'shipping.edit')
  return (
    <CheckoutStep
      name="shipping"
      number={3}
      title={t('shipping')}
      aside={weight(totalWeight(items))}
      onEdit={onEdit}
      decided={
        !step &&
        isDecided &&
        (branch ? (
          <>
            <p>
              <b>
                {t('pickUp')} · {branch.name}
              </b>{' '}
              · {t('free')}
            </p>
            <p>
              {branch.district} · {branch.hours}
            </p>
            <p>{readyWords(branch)}</p>
          </>
        ) : (
          shipping && (
            <p>
              <b>{shipping.name}</b> · <ShippingPrice price={shipping.price} />
              {shipping.arrival && <> · {words.arrives(shipping.arrival)}</>}
            </p>
          )
        ))
      }
    >
      {step && <OpenShipping actor={actor} step={step} />}
      {step && pickUp}
    </CheckoutStep>
  )
}

function OpenShipping({ actor, step }: { actor: CheckoutActor; step: Step }) {
  const { t } = useTranslation('checkout')
  const otherAddress = () => actor.send({ type: 'address.edit' })
  switch (step) {
    case 'loading':
      return <SkeletonGroup height={180} />
    case 'failed':
      return (
        <FailedNotice message={t('shippingFailed')} onRetry={() => actor.send({ type: 'shipping.retry' })} />
      )
    case 'outOfArea':
      return <AskTheStore message={t('outOfArea')} onOtherAddress={otherAddress} />
    case 'nothingSuits':
      return (
        <>
          <AskTheStore message={t('nothingSuits')} onOtherAddress={otherAddress} />
          <ShippingChoice actor={actor} />
        </>
      )
    case 'choosing':
      return (
        <>
          <StepProblem actor={actor} />
          <ShippingChoice actor={actor} />
        </>
      )
  }
}
