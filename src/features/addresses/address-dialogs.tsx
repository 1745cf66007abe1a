import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Overlay } from '../../components/overlay/overlay.tsx'
import type { AddressBookActor } from '../../flows/address-book/address-book-effects.ts'
import { AddressForm } from './address-form.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'

interface AddressDialogsProps {
  actor: AddressBookActor
  owner: string
  onFormLeft?: () => void
}

/** The form and the question of an address book, over the page that lists the addresses. */
export default function AddressDialogs({ actor, owner, onFormLeft }: AddressDialogsProps) {
  const { t } = useTranslation('addresses')
  const isOpen = useSelector(actor, (state) => state.matches('form'))
  const isSaving = useSelector(actor, (state) => state.matches({ form: 'saving' }))
  const subjectId = useSelector(actor, ({ context }) => context.subjectId)
  // While the dialog closes, it still shows the address that was open.
  const [opened, setOpened] = useState(subjectId)
  if (isOpen && opened !== subjectId) setOpened(subjectId)
  return (
    <>
      <Overlay
        opened={isOpen}
        title={t(opened === '' ? 'add' : 'editTitle')}
        onClose={() => actor.send({ type: 'form.setAside' })}
        persistent={isSaving}
        size="wide"
      >
        <AddressForm key={opened} actor={actor} owner={owner} onLeft={onFormLeft} />
      </Overlay>
      <DeletionDialog actor={actor} />
    </>
  )
}
