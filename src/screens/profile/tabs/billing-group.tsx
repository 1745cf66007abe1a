import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Profile } from '../../../../openapi/generated/schema.ts'
import { DataRows } from '../../../components/data-rows/data-rows.tsx'
import { DiscardChanges } from '../../../features/account/profile/discard-changes.tsx'
import { EditableGroup } from '../../../features/account/profile/group.tsx'
import { SaveFailure } from '../../../features/account/profile/group-notice.tsx'
import BillingForm from '../../../features/addresses/billing-form.tsx'
import { billingDraft, dropBillingDraft } from '../../../features/addresses/address-values.ts'
import type { ProfileActor } from '../../../flows/profile/use-profile.ts'
import { readDraft } from '../../../lib/forms/form-draft.ts'
import { addressText } from '../../../lib/thai-addresses/format-address.ts'
import { useEmitted } from '../../../lib/flows/use-emitted.ts'
import classes from '../profile-screen.module.css'

/** Tells this draft of a billing address from the one of the checkout. */
const about = 'profile'

interface BillingGroupProps {
  actor: ProfileActor
  profile: Profile
}

/** Who the tax invoices are made out to, and where. */
export function BillingGroup({ actor, profile }: BillingGroupProps) {
  const { t } = useTranslation('account')
  const { id: owner, billingAddress: known } = profile
  return (
    <EditableGroup
      title={t('billingAddress')}
      actor={actor}
      group="billing"
      hasDraft={readDraft(billingDraft, { owner, about }) !== undefined}
      form={<BillingEditor actor={actor} profile={profile} />}
    >
      {known ? (
        <DataRows
          rows={[
            { name: t('billedTo'), value: known.recipientName },
            { name: t('taxId'), value: [known.taxId, known.branchCode].filter(Boolean).join(' · ') },
            { name: t('address'), value: addressText(known) },
          ].filter(({ value }) => value !== '')}
        />
      ) : (
        <p className={`note ${classes.login}`}>{t('noBillingAddress')}</p>
      )}
    </EditableGroup>
  )
}

function BillingEditor({ actor, profile }: BillingGroupProps) {
  const { t } = useTranslation('account')
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches({ known: { editing: 'saving' } }))
  const refused = useSelector(actor, (snapshot) => snapshot.context.fieldErrors)
  const fieldErrors = useMemo(() => withoutPrefix(refused), [refused])
  const forget = () => dropBillingDraft(profile.id, about)
  useEmitted(actor, 'profile.saved', forget)
  return (
    <>
      <SaveFailure actor={actor} />
      <BillingForm
        initial={profile.billingAddress}
        owner={profile.id}
        about={about}
        saveLabel={t('save')}
        fieldErrors={fieldErrors}
        isSaving={isSaving}
        onSave={(billingAddress) => actor.send({ type: 'profile.submit', changes: { billingAddress } })}
        onCancel={(hasChanges) => actor.send({ type: 'profile.cancel', hasChanges })}
      />
      <DiscardChanges actor={actor} onDiscard={forget} />
    </>
  )
}

/** The server names the fields by their place in the profile, as in `billingAddress.taxId`. */
const withoutPrefix = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, code]) => [field.replace(/^billingAddress\./, ''), code]),
  )
