import { useTranslation } from 'react-i18next'
import { ActionButton } from '../action/action.tsx'
import { Notice } from '../notice/notice.tsx'
import { telUrl } from '../../lib/forms/phone-number.ts'
import { lineMessageUrl, shopContact } from '../../lib/shop-contact.ts'
import classes from './ask-the-store.module.css'

interface AskTheStoreProps {
  message: string
  /** Absent where the addresses stand beside the message. */
  onOtherAddress?: () => void
}

/** Says that the shop does not carry this order there by itself, and how to reach it. */
export function AskTheStore({ message, onOtherAddress }: AskTheStoreProps) {
  const { t } = useTranslation('checkout')
  const { phone, lineId } = shopContact
  return (
    <Notice
      tone="wrong"
      action={
        onOtherAddress && (
          <ActionButton isSmall onClick={onOtherAddress}>
            {t('otherAddress')}
          </ActionButton>
        )
      }
    >
      <p>{message}</p>
      <p className={classes.ways}>
        <a className="tap" href={telUrl(phone)}>
          {t('callStore', { phone })}
        </a>
        <a className="tap" href={lineMessageUrl(t('askAboutDelivery'))} target="_blank" rel="noreferrer">
          LINE {lineId}
        </a>
      </p>
    </Notice>
  )
}
