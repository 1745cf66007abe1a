import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Profile } from '../../../../openapi/generated/schema.ts'
import { CountryFlag } from '../../../components/country-flag/country-flag.tsx'
import { DataRows } from '../../../components/data-rows/data-rows.tsx'
import { loginOf } from '../../../flows/profile/profile-view.ts'
import type { ProfileActor } from '../../../flows/profile/use-profile.ts'
import { readDraft } from '../../../lib/forms/form-draft.ts'
import { formatLogin } from '../../../lib/forms/login-name.ts'
import { paths } from '../../../lib/paths.ts'
import { useCustomerChoices } from '../use-customer-choices.tsx'
import { CompanyForm } from './company-form.tsx'
import { EditableGroup, Group } from './group.tsx'
import { PersonalForm } from './personal-form.tsx'
import { companyDraft, personalDraft } from './profile-forms.ts'
import classes from './profile.module.css'

/** How the customer signs in. The login was confirmed by a code and cannot be changed. */
export function SignInGroup({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account')
  const isCompany = profile.kind === 'legalEntity'
  const login = (
    <>
      <span className={isCompany ? undefined : 'no-break'}>{formatLogin(loginOf(profile))}</span>{' '}
      <span className={classes.confirmed}>
        <IconCheck size={15} stroke={1.6} aria-hidden />
        {t('confirmed')}
      </span>
    </>
  )
  return (
    <Group title={t('signingIn')}>
      <DataRows
        rows={[
          { name: t(isCompany ? 'email' : 'phoneNumber'), value: login },
          {
            name: t('password'),
            value: '••••••••',
            action: <Link to={paths.changePassword}>{t('changePassword')}</Link>,
          },
        ]}
      />
    </Group>
  )
}

interface GroupProps {
  actor: ProfileActor
  profile: Profile
}

export function PersonalGroup({ actor, profile }: GroupProps) {
  const { t } = useTranslation('account')
  const choices = useCustomerChoices()
  const { kind, email, country, state, city, industry, productInterests } = profile
  const isIndividual = kind === 'individual'
  const place = [state, city].filter(Boolean).join(' ')
  return (
    <EditableGroup
      title={t('personalInfo')}
      actor={actor}
      group="personal"
      hasDraft={readDraft(personalDraft, { owner: profile.id }) !== undefined}
      form={<PersonalForm actor={actor} profile={profile} />}
    >
      <DataRows
        rows={[
          { name: t('name'), value: `${profile.firstName} ${profile.lastName}` },
          ...(isIndividual
            ? [{ name: t('email'), value: orMissing(email) }]
            : [{ name: t('contactPhone'), value: formatLogin(profile.phoneNumber) }]),
          { name: t('buyerType'), value: t(isIndividual ? 'generalPublic' : 'company') },
          {
            name: t('country'),
            value: orMissing(
              country && (
                <span className={classes.country}>
                  <CountryFlag code={country} />
                  {choices.countryName(country)}
                </span>
              ),
            ),
          },
          { name: t('stateAndCity'), value: orMissing(place) },
          { name: t('industry'), value: orMissing(industry && choices.industryName(industry)) },
          {
            name: t('productInterests'),
            value: orMissing(productInterests.map((one) => choices.interestName(one)).join(' · ')),
          },
        ]}
      />
    </EditableGroup>
  )
}

/** Only a company has them. */
export function CompanyGroup({ actor, profile }: GroupProps) {
  const { t } = useTranslation('account')
  return (
    <EditableGroup
      title={t('invoiceInfo')}
      actor={actor}
      group="invoice"
      hasDraft={readDraft(companyDraft, { owner: profile.id }) !== undefined}
      form={<CompanyForm actor={actor} profile={profile} />}
    >
      <DataRows
        rows={[
          { name: t('companyName'), value: orMissing(profile.companyName) },
          { name: t('taxId'), value: orMissing(profile.taxId) },
          { name: t('branchCode'), value: orMissing(profile.branchCode) },
        ]}
      />
    </EditableGroup>
  )
}

const orMissing = (value: ReactNode): ReactNode => value || <Missing />

function Missing() {
  const { t } = useTranslation('account')
  return <span className={classes.missing}>{t('notGiven')}</span>
}
