import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import type { AddressBookActor } from '../../flows/address-book/address-book-with.ts'
import type { CheckoutActor } from '../../flows/checkout/use-checkout.ts'
import { CheckoutStep } from './checkout-step.tsx'
import { DecidedAddress } from './decided-address.tsx'
import { StepProblem } from './step-problem.tsx'
import { useEdit } from './use-edit.ts'

interface AddressStepProps {
  actor: CheckoutActor
  /** The choice of an address, from the address book that runs as a child of the checkout. */
  renderAddresses: (book: AddressBookActor) => ReactNode
}

/** Where the goods go. */
export function AddressStep({ actor, renderAddresses }: AddressStepProps) {
  const { t } = useTranslation(['checkout', 'parts'])
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ steps: 'address' }))
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches({ steps: { address: 'failed' } }))
  const address = useSelector(actor, (snapshot) => snapshot.context.draft.address)
  // The child is provided by this page, so that its kind is known.
  const book = useSelector(actor, (snapshot) => snapshot.children.addressBook as AddressBookActor | undefined)
  const onEdit = useEdit(actor, 'address.edit')
  return (
    <CheckoutStep
      name="address"
      number={1}
      title={t('address')}
      decided={!isOpen && address && <DecidedAddress address={address} />}
      onEdit={onEdit}
    >
      {isOpen && (
        <>
          <StepProblem actor={actor} />
          {isFailed && (
            <FailedNotice
              message={t('addressFailed')}
              retryLabel={t('parts:retry')}
              onRetry={() => actor.send({ type: 'address.retry' })}
            />
          )}
          {!isFailed && book && renderAddresses(book)}
        </>
      )}
    </CheckoutStep>
  )
}
