import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionLink } from '../../../../components/action/action.tsx'
import { lineMessageUrl } from '../../../../lib/shop-contact.ts'
import classes from './line-message.module.css'

const QrCode = lazy(() => import('../../../../components/qr-code/qr-code.tsx'))

interface LineMessageProps {
  message: string
  /** A shorter text for the code, because Thai text makes it too dense for cheap cameras. */
  toScan: string
}

/** A prepared message to the shop: as a code to scan with a phone, in words, and as a link. */
export function LineMessage({ message, toScan }: LineMessageProps) {
  const { t } = useTranslation('products')
  return (
    <div className={classes.scan}>
      <p>{t('scanToOrder')}</p>
      <div className={classes.code}>
        <Suspense fallback={null}>
          <QrCode text={lineMessageUrl(toScan)} label={t('qrAlt')} />
        </Suspense>
      </div>
      <blockquote className={classes.message}>{message}</blockquote>
      <ActionLink to={lineMessageUrl(message)} tone="line">
        {t('openLineHere')}
      </ActionLink>
    </div>
  )
}
