import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { ActionButton } from '../../../../components/action/action.tsx'
import { Notice } from '../../../../components/notice/notice.tsx'
import { customerIn, useSession } from '../../../../flows/session/use-session.ts'
import { useStockNotice } from '../../../../flows/stock-notice/use-stock-notice.ts'
import { formatPhoneNumber } from '../../../../lib/forms/phone-number.ts'
import { signInHere } from '../../../../lib/sign-in-path.ts'
import { useProblemText } from '../../../../lib/hooks/use-problem-text.ts'

/** Offers to tell the shopper, once, that this sold-out variant is in stock again. Has a different `key` for each variant. */
export function BackInStock({ variantId }: { variantId: string }) {
  const { t } = useTranslation('products')
  const problemText = useProblemText()
  const navigate = useNavigate()
  const location = useLocation()
  const { snapshot, send } = useStockNotice(variantId, {
    customerId: useSession(customerIn),
    onSignIn: () => void navigate(signInHere(location, 'login')),
  })
  const { notice, errorCode } = snapshot.context
  // That it could not be read whether it was asked for is no news: asking does both.
  const refusal = errorCode && !snapshot.matches('open') && (
    <Notice tone="wrong">{problemText(errorCode)}</Notice>
  )
  if (notice && (snapshot.matches('asked') || snapshot.matches('withdrawing')))
    return (
      <>
        <Notice
          tone="good"
          title={t('willTell')}
          action={
            <ActionButton
              tone="quiet"
              isSmall
              isWaiting={snapshot.matches('withdrawing')}
              onClick={() => send({ type: 'notice.withdraw' })}
            >
              {t('tellNoMore')}
            </ActionButton>
          }
        >
          {t(notice.channel === 'sms' ? 'willSendSms' : 'willSendEmail', {
            to: formatPhoneNumber(notice.to).replaceAll(' ', '\u00a0'),
          })}
        </Notice>
        {refusal}
      </>
    )
  return (
    <>
      <ActionButton
        isFull
        isWaiting={snapshot.matches('asking')}
        onClick={() => send({ type: 'notice.ask' })}
      >
        {t('tellWhenBack')}
      </ActionButton>
      {refusal}
    </>
  )
}
