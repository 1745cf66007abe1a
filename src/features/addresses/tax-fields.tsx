import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../components/text-field/text-field.tsx'
import { hasRightCheckDigit } from '../../lib/tax-id.ts'
import classes from './address-form.module.css'
import type { TextForm } from './text-form.ts'

/** The tax id and the branch of a company. A tax id whose digits do not fit together is only pointed out. */
export function TaxFields({ form }: { form: TextForm<'taxId' | 'branchCode'> }) {
  const { t } = useTranslation('addresses')
  const taxId = form.field('taxId')
  const [committed, setCommitted] = useState(() => form.values().taxId)
  const isDoubtful = committed.length === 13 && !hasRightCheckDigit(committed)
  return (
    <div className={classes.pair}>
      <TextField
        key={form.key('taxId')}
        {...taxId}
        onCommit={() => {
          taxId.onCommit()
          setCommitted(form.values().taxId)
        }}
        label={t('taxId')}
        hint={
          isDoubtful ? (
            <span role="status" className={classes.doubt}>
              {t('taxIdDoubtful')}
            </span>
          ) : (
            t('taxIdHint')
          )
        }
        inputMode="numeric"
        isOptional
      />
      <TextField
        key={form.key('branchCode')}
        {...form.field('branchCode')}
        label={t('branch')}
        hint={t('branchHint')}
        placeholder="00000"
        inputMode="numeric"
        maxLength={5}
      />
    </div>
  )
}
