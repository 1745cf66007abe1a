import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import type { Money } from '../../../../openapi/generated/schema.ts'
import { RadioSwitch } from '../../../components/radio-switch/radio-switch.tsx'
import { formatPrice } from '../../../lib/formats/money.ts'
import classes from './transfer-steps.module.css'

interface TransferStepsProps {
  amount: Money
  /** The name that the bank shows, where it is known. */
  payee: string | undefined
}

/** How to pay by QR code in three steps: with the phone that shows this page, or with another. A desk shows the latter. */
export function TransferSteps({ amount, payee }: TransferStepsProps) {
  const { t } = useTranslation('orders')
  const [device, setDevice] = useState<'same' | 'other'>('same')
  const bold = { b: <b /> }
  const confirm = (
    <li>
      <span>
        <Trans
          t={t}
          i18nKey={payee === undefined ? 'howConfirm' : 'howConfirmPayee'}
          values={{ amount: formatPrice(amount.amount), payee }}
          components={bold}
        />
      </span>
    </li>
  )
  return (
    <section className={classes.how} data-device={device} aria-labelledby="how-to-pay">
      <h2 id="how-to-pay">{t('howTitle')}</h2>
      <div className={classes.devices}>
        <RadioSwitch
          name="device"
          label={t('howDevice')}
          options={[
            { value: 'same', label: t('howSame') },
            { value: 'other', label: t('howOther') },
          ]}
          value={device}
          onChange={setDevice}
        />
      </div>
      <ol className="ruled" data-steps="same">
        <li>
          <span>
            <Trans t={t} i18nKey="sameSave" components={bold} />
            <small className="note">{t('sameSaveIphone')}</small>
          </span>
        </li>
        <li>
          <span>{t('samePick')}</span>
        </li>
        {confirm}
      </ol>
      <ol className="ruled" data-steps="other">
        <li>
          <span>{t('otherScan')}</span>
        </li>
        <li>
          <span>{t('otherPoint')}</span>
        </li>
        {confirm}
      </ol>
    </section>
  )
}
