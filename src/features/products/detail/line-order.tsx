import { IconMessage } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionLink } from '../../../components/action/action.tsx'
import { Overlay } from '../../../components/overlay/overlay.tsx'
import { lineMessageUrl } from '../../../lib/shop-contact.ts'
import classes from './line-order.module.css'
import type { Order } from './use-order.ts'
import { usePageAddress } from './use-page-address.ts'

const QrCode = lazy(() => import('./qr-code.tsx'))

interface LineOrderProps {
  order: Order
  /** Icon only, for the bottom bar. */
  isIcon?: boolean
}

/** Sends the order as a LINE message: a link on touch devices, a QR code to scan on other devices. */
export function LineOrder({ order, isIcon }: LineOrderProps) {
  const { product, choice, pieces, quantity } = order
  const { t } = useTranslation('products')
  const [isOpen, setIsOpen] = useState(false)
  const address = usePageAddress(choice.variantId)
  const message = t('lineMessage', {
    name: product.name,
    code: product.code,
    color: choice.color.name,
    size: choice.size.label,
    pieces,
    address,
  })
  const url = lineMessageUrl(message)
  // Thai text would make the QR code too dense for cheap cameras; the link in it identifies the product.
  const toScan = lineMessageUrl(`${product.code} × ${quantity}\n${address}`)
  const look = `${classes.line} ${isIcon ? classes.icon : ''}`
  const face = (
    <>
      <IconMessage size={22} stroke={1.6} aria-hidden />
      <span className={isIcon ? 'visually-hidden' : undefined}>{t('orderOnLine')}</span>
    </>
  )
  return (
    <>
      <a className={`${look} ${classes.forThumb}`} href={url} target="_blank" rel="noreferrer">
        {face}
      </a>
      <button
        type="button"
        className={`${look} ${classes.forMouse}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {face}
      </button>
      <Overlay opened={isOpen} onClose={() => setIsOpen(false)} title={t('orderOnLine')}>
        <div className={classes.scan}>
          <p>{t('scanToOrder')}</p>
          <div className={classes.code}>
            <Suspense fallback={null}>
              <QrCode text={toScan} label={t('qrAlt')} />
            </Suspense>
          </div>
          <blockquote className={classes.message}>{message}</blockquote>
          <ActionLink to={url} tone="line">
            {t('openLineHere')}
          </ActionLink>
        </div>
      </Overlay>
    </>
  )
}
