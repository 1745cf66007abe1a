import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import type { Order } from '../../../../openapi/generated/schema.ts'
import { ActionButton } from '../../../components/action/action.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import { Overlay } from '../../../components/overlay/overlay.tsx'
import type { OrderActions } from '../../../flows/order-actions/use-order-actions.ts'
import type { OtpActor } from '../../../flows/otp/otp-effects.ts'
import { useProfile } from '../../../flows/profile/use-profile.ts'
import { maskLogin } from '../../../lib/forms/login-name.ts'
import { isMobileNumber, telUrl } from '../../../lib/forms/phone-number.ts'
import { shopContact } from '../../../lib/shop-contact.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'

/** Asks for the digits of a one-time code, as the account's dialogs do. */
export type RenderCode = (code: { actor: OtpActor | undefined; refusal: string | undefined }) => ReactNode

interface ConfirmationNoticeProps {
  order: Pick<Order, 'id' | 'confirmBefore'>
  actions: OrderActions
}

/** Asks to confirm an order that waits for it; says in its place that it is confirmed. */
export function ConfirmationNotice({ order: { id, confirmBefore }, actions }: ConfirmationNoticeProps) {
  const { t } = useTranslation('orders')
  const isConfirmed = useSelector(actions, (snapshot) => snapshot.matches({ ready: 'confirmed' }))
  if (isConfirmed) {
    const dismiss = (
      <ActionButton isSmall onClick={() => actions.send({ type: 'notice.dismiss' })}>
        {t('dismiss')}
      </ActionButton>
    )
    return (
      <Notice tone="good" action={dismiss}>
        {t('confirmedNotice')}
      </Notice>
    )
  }
  if (confirmBefore === undefined) return null
  return <Unconfirmed orderId={id} confirmBefore={confirmBefore} actions={actions} />
}

interface UnconfirmedOrder {
  orderId: string
  confirmBefore: string
  actions: OrderActions
}

/** Says until when an order has to be confirmed, and how: by a code, or by a call. */
function Unconfirmed({ orderId, confirmBefore, actions }: UnconfirmedOrder) {
  const { t } = useTranslation('orders')
  const { dateTime } = useFormat()
  const phoneNumber = useProfile((snapshot) => snapshot.context.profile?.phoneNumber)
  const time = dateTime(confirmBefore)
  const shop = <a href={telUrl(shopContact.phone)}>{shopContact.phone}</a>
  // A company may have given a landline.
  const isReachable = phoneNumber !== undefined && isMobileNumber(phoneNumber)
  return (
    <Notice
      tone="info"
      title={t('confirmTitle')}
      action={
        isReachable && (
          <ActionButton primary onClick={() => actions.send({ type: 'order.confirm', orderId, phoneNumber })}>
            {t('confirmByCode')}
          </ActionButton>
        )
      }
    >
      <p>
        {isReachable ? (
          <Trans
            t={t}
            i18nKey="confirmText"
            values={{ time }}
            components={{ phone: <span className="no-break">{maskLogin(phoneNumber)}</span> }}
          />
        ) : (
          t('confirmTextCall', { time })
        )}
      </p>
      <p>
        <Trans t={t} i18nKey="confirmByCall" components={{ phone: shop }} />
      </p>
    </Notice>
  )
}

/** Takes the code that confirms an order, and stays open while the server confirms it. */
export function CodeDialog({ actions, renderCode }: { actions: OrderActions; renderCode: RenderCode }) {
  const { t } = useTranslation('orders')
  const snapshot = useSelector(actions, (state) => state)
  const isConfirming = snapshot.matches('confirming')
  return (
    <Overlay
      opened={isConfirming || snapshot.matches('typingCode')}
      title={t('confirmTitle')}
      onClose={() => actions.send({ type: 'code.dismiss' })}
      persistent={isConfirming}
    >
      {isConfirming ? (
        <Notice tone="info">{t('confirming')}</Notice>
      ) : (
        // The machine knows the code's flow only as an actor; `useOrderActions` provides this one.
        renderCode({
          actor: snapshot.children.otp as OtpActor | undefined,
          refusal: snapshot.context.errorCode,
        })
      )}
    </Overlay>
  )
}
