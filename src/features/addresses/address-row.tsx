import { Badge } from '@mantine/core'
import { IconMapPin, IconPencil, IconReceipt, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Address } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import type { AddressBookActor } from '../../flows/address-book/address-book-effects.ts'
import { formatPhoneNumber } from '../../lib/forms/phone-number.ts'
import { addressText } from '../../lib/thai-addresses/format-address.ts'
import classes from './address-book.module.css'

interface AddressRowProps {
  address: Address
  actor: AddressBookActor
  /** It becomes the default just now. */
  isChanging: boolean
  /** It is read just now, to be changed. */
  isOpening: boolean
  isBusy: boolean
}

/** One address with what can be done to it. */
export function AddressRow({ address, actor, isChanging, isOpening, isBusy }: AddressRowProps) {
  const { t } = useTranslation('addresses')
  const { id, recipientName, phoneNumber, isDefault, taxId, branchCode, location } = address
  const ofWhom = <span className="visually-hidden"> {recipientName}</span>
  return (
    <li className={classes.address}>
      <div className={classes.head}>
        <h3>{recipientName}</h3>
        <span className="remark">{formatPhoneNumber(phoneNumber)}</span>
        {isDefault && <Badge>{t('isDefault')}</Badge>}
      </div>
      <p className={classes.text}>{addressText(address)}</p>
      <p className={classes.meta}>
        {taxId && (
          <span>
            <IconReceipt size={16} stroke={1.6} aria-hidden />
            {t('taxIdOf', { taxId })}
          </span>
        )}
        {branchCode && <span>{t('branchOf', { branch: branchCode })}</span>}
        {(location || hasMap) && (
          <span>
            <IconMapPin size={16} stroke={1.6} aria-hidden />
            {t(location ? 'pinned' : 'notPinned')}
          </span>
        )}
      </p>
      <div className={classes.actions}>
        <ActionButton
          tone="quiet"
          isSmall
          disabled={isBusy && !isOpening}
          isWaiting={isOpening}
          onClick={() => actor.send({ type: 'address.edit', id })}
        >
          <IconPencil size={18} stroke={1.6} aria-hidden />
          {t('edit')}
          {ofWhom}
        </ActionButton>
        {!isDefault && (
          <ActionButton
            tone="quiet"
            isSmall
            disabled={isBusy && !isChanging}
            isWaiting={isChanging}
            onClick={() => actor.send({ type: 'address.makeDefault', id })}
          >
            {t('makeDefault')}
            {ofWhom}
          </ActionButton>
        )}
        <ActionButton
          tone="quiet"
          isSmall
          disabled={isBusy}
          onClick={() => actor.send({ type: 'address.delete', id })}
        >
          <span className={classes.delete}>
            <IconTrash size={18} stroke={1.6} aria-hidden />
            {t('delete')}
            {ofWhom}
          </span>
        </ActionButton>
      </div>
    </li>
  )
}

const hasMap = Boolean(import.meta.env.VITE_GOOGLE_MAPS_KEY)
