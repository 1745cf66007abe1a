import { Checkbox } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import { DiscardDialog } from '../../components/rule-form/discard-dialog.tsx'
import { useRefusals } from '../../components/rule-form/use-refusals.tsx'
import { useRuleForm } from '../../components/rule-form/use-rule-form.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import type { AddressBookActor } from '../../flows/address-book/address-book-effects.ts'
import { nameOf } from '../../flows/profile/profile-view.ts'
import { useProfile } from '../../flows/profile/use-profile.ts'
import { dropDraft } from '../../lib/forms/form-draft.ts'
import { useEmitted } from '../../lib/flows/use-emitted.ts'
import classes from './address-form.module.css'
import {
  addressDraft,
  addressOf,
  addressRules,
  addressValues,
  longestLine,
  newDraftOf,
  offerAsNew,
} from './address-values.ts'
import { FormProblems } from './form-problems.tsx'
import { PinField } from './pin-field.tsx'
import { PlaceFields } from './place-fields.tsx'
import { TaxFields } from './tax-fields.tsx'

const hasMap = Boolean(import.meta.env.VITE_GOOGLE_MAPS_KEY)

interface AddressFormProps {
  /** An address book whose form is open. */
  actor: AddressBookActor
  /** The customer's id: another customer is not offered this draft. */
  owner: string
  /** Called after the form has left the page and has saved its draft. */
  onLeft?: () => void
}

/** The form of one address, new or edited. Needs a new `key` for each address. */
export function AddressForm({ actor, owner, onLeft }: AddressFormProps) {
  const { t } = useTranslation('addresses')
  const { values, subjectId, staysDefault, fieldErrors } = useSelector(actor, ({ context }) => context)
  const isSaving = useSelector(actor, (state) => state.matches({ form: 'saving' }))
  const isAsking = useSelector(actor, (state) => state.matches({ form: 'confirmingDiscard' }))
  const recipientName = useProfile(nameOf)
  const phoneNumber = useProfile(({ context }) => context.profile?.phoneNumber)
  const [initialValues] = useState(() =>
    addressValues(
      subjectId === ''
        ? { ...values, recipientName: recipientName ?? '', phoneNumber: phoneNumber ?? '' }
        : values,
    ),
  )
  const [draft] = useState(() => ({
    kind: addressDraft,
    place: { owner, about: subjectId || newDraftOf(owner) },
  }))
  const form = useRuleForm({ initialValues, rules: addressRules, draft })
  useRefusals(form, fieldErrors)
  useEmitted(actor, 'address.changed', () => dropDraft(draft.kind, draft.place))
  // The list moves the draft that is stored; the form has more where a field was not left yet.
  useEmitted(actor, 'address.gone', ({ id }) => {
    form.saveDraft()
    offerAsNew(owner, id)
  })
  useAfterLeaving(onLeft)

  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.submit((typed) => actor.send({ type: 'form.submit', address: addressOf(typed) }))}
    >
      <FormProblems
        actor={actor}
        wrongCount={form.wrongCount}
        isRestored={form.isRestored}
        onStartOver={form.discard}
      />
      <div className={classes.column}>
        <TextField
          key={form.key('recipientName')}
          {...form.field('recipientName')}
          label={t('recipient')}
          autoComplete="name"
        />
        <TextField
          key={form.key('phoneNumber')}
          {...form.field('phoneNumber')}
          label={t('phone')}
          type="tel"
          autoComplete="tel-national"
        />
        <TextField
          key={form.key('addressLine')}
          {...form.field('addressLine')}
          label={t('addressLine')}
          autoComplete="address-line1"
          max={longestLine}
        />
        <TextField
          key={form.key('addressLine2')}
          {...form.field('addressLine2')}
          label={t('addressLine2')}
          autoComplete="address-line2"
          isOptional
        />
        <PlaceFields key={form.key('subDistrict')} form={form} />
      </div>
      <div className={classes.column}>
        {hasMap && <PinField key={form.key('pin')} {...form.choice('pin')} />}
        <TaxFields key={form.key('taxId')} form={form} />
        <Checkbox
          key={form.key('isDefault')}
          {...form.check('isDefault')}
          label={t('defaultFlag')}
          description={staysDefault ? t('staysDefault') : undefined}
          disabled={staysDefault}
        />
      </div>
      <div className={classes.last}>
        <ActionButton
          tone="quiet"
          disabled={isSaving}
          onClick={() => actor.send({ type: 'form.cancel', hasChanges: form.changedCount > 0 })}
        >
          {t('cancel')}
        </ActionButton>
        <ActionButton primary type="submit" isWaiting={isSaving}>
          {t('save')}
        </ActionButton>
      </div>
      <DiscardDialog actor={actor} isAsking={isAsking} onDiscard={form.discard} />
    </form>
  )
}

/** The cleanup of this effect comes after that of the form, which saves the draft. */
function useAfterLeaving(onLeft: (() => void) | undefined): void {
  const tell = useCallbackRef(onLeft)
  useEffect(() => () => tell(), [tell])
}
