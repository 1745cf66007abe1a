import { useTranslation } from 'react-i18next'
import type { Profile } from '../../../../openapi/generated/schema.ts'
import { Chips } from '../../../components/chips/chips.tsx'
import { useRuleForm } from '../../../components/rule-form/use-rule-form.tsx'
import { SelectField } from '../../../components/select-field/select-field.tsx'
import { TextField } from '../../../components/text-field/text-field.tsx'
import type { ProfileActor } from '../../../flows/profile/use-profile.ts'
import { initialOf } from '../../../lib/forms/form-fields.ts'
import { email, required } from '../../../lib/rules/rules.ts'
import { useCustomerChoices } from '../use-customer-choices.tsx'
import { GroupForm } from './group-form.tsx'
import { personalChanges, personalDraft, personalFields } from './profile-forms.ts'
import classes from './profile.module.css'

/** Name, e-mail, place and interests. */
export function PersonalForm({ actor, profile }: { actor: ProfileActor; profile: Profile }) {
  const { t } = useTranslation('account')
  const choices = useCustomerChoices()
  const form = useRuleForm({
    initialValues: initialOf(personalFields, profile),
    rules: { firstName: [required], lastName: [required], email: [email] },
    draft: { kind: personalDraft, place: { owner: profile.id } },
  })
  const save = form.submit((values) =>
    actor.send({ type: 'profile.submit', changes: personalChanges(values, profile) }),
  )
  return (
    <GroupForm actor={actor} form={form} onSubmit={save}>
      <TextField
        key={form.key('firstName')}
        {...form.field('firstName')}
        label={t('firstName')}
        autoComplete="given-name"
        maxLength={100}
      />
      <TextField
        key={form.key('lastName')}
        {...form.field('lastName')}
        label={t('lastName')}
        autoComplete="family-name"
        maxLength={100}
      />
      {profile.kind === 'individual' && (
        <TextField
          key={form.key('email')}
          {...form.field('email')}
          label={t('email')}
          type="email"
          autoComplete="email"
          isOptional
        />
      )}
      <SelectField
        key={form.key('industry')}
        {...form.choice('industry')}
        label={t('industry')}
        options={choices.industries}
        isOptional
      />
      <SelectField
        key={form.key('country')}
        {...form.choice('country')}
        label={t('country')}
        options={choices.countries}
        isSearchable
        isOptional
      />
      <TextField
        key={form.key('state')}
        {...form.field('state')}
        label={t('state')}
        autoComplete="address-level1"
        maxLength={100}
        isOptional
      />
      <TextField
        key={form.key('city')}
        {...form.field('city')}
        label={t('city')}
        autoComplete="address-level2"
        maxLength={100}
        isOptional
      />
      <div className={classes.wide}>
        <Chips
          key={form.key('productInterests')}
          {...form.choice('productInterests')}
          label={t('productInterests')}
          options={choices.interests}
          isOptional
        />
      </div>
    </GroupForm>
  )
}
