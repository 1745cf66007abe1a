import { useTranslation } from 'react-i18next'
import type { Profile } from '../../../../openapi/generated/schema.ts'
import { useRuleForm } from '../../../components/rule-form/use-rule-form.tsx'
import { TextField } from '../../../components/text-field/text-field.tsx'
import type { ProfileActor } from '../../../flows/profile/use-profile.ts'
import { initialOf, payloadOf } from '../../../lib/forms/form-fields.ts'
import { required, taxCitizenId } from '../../../lib/rules/rules.ts'
import { branchCode } from '../../../lib/rules/branch-code.ts'
import { GroupForm } from './group-form.tsx'
import { companyDraft, companyFields } from './profile-forms.ts'
import classes from './profile.module.css'

/** What stands on the tax invoices of a company. */
export function CompanyForm({ actor, profile }: { actor: ProfileActor; profile: Profile }) {
  const { t } = useTranslation('account')
  const form = useRuleForm({
    initialValues: initialOf(companyFields, profile),
    rules: { companyName: [required], taxId: [required, taxCitizenId], branchCode: [required, branchCode] },
    draft: { kind: companyDraft, place: { owner: profile.id } },
  })
  const save = form.submit((values) =>
    actor.send({ type: 'profile.submit', changes: payloadOf(companyFields, values) }),
  )
  return (
    <GroupForm actor={actor} form={form} onSubmit={save}>
      <div className={classes.wide}>
        <TextField
          key={form.key('companyName')}
          {...form.field('companyName')}
          label={t('companyName')}
          hint={t('companyNameHint')}
          autoComplete="organization"
          maxLength={200}
        />
      </div>
      <TextField
        key={form.key('taxId')}
        {...form.field('taxId')}
        label={t('taxId')}
        inputMode="numeric"
        maxLength={20}
      />
      <TextField
        key={form.key('branchCode')}
        {...form.field('branchCode')}
        label={t('branchCode')}
        hint={t('branchCodeHint')}
        inputMode="numeric"
        maxLength={5}
      />
    </GroupForm>
  )
}
