import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { telAddress } from '../../lib/phone-number.ts'
import { lineMessageUrl, shopContact } from '../../lib/shop-contact.ts'
import classes from './checkout-step.module.css'

/** Says that the shop does not carry this order there by itself, and how to reach it. */
export function AskTheStore({ message, onOtherAddress }: { message: string; onOtherAddress: () => void }) {
  const { t } = useTranslation('checkout')
  const { phone, lineId } = shopContact
  return (
    <Notice
      tone="wrong"
      action={
        <ActionButton isSmall onClick={onOtherAddress}>
          {t('otherAddress')}
        </ActionButton>
      }
    >
      <p>{message}</p>
      <p className={classes.actions}>
        <a className="tap" href={telAddress(phone)}>
          {t('callStore', { phone })}
        </a>
        <a className="tap" href={lineMessageUrl(t('askAboutDelivery'))} target="_blank" rel="noreferrer">
          LINE {lineId}
        </a>
      </p>
    </Notice>
  )
}
