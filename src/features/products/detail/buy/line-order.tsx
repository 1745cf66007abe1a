import { IconMessage } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Overlay } from '../../../../components/overlay/overlay.tsx'
import { lineMessageUrl } from '../../../../lib/shop-contact.ts'
import { LineMessage } from './line-message.tsx'
import classes from './line-order.module.css'
import { useLineMessage } from './use-line-message.ts'
import type { Order } from './use-order.ts'
import { usePageUrl } from '../choice/use-page-url.ts'

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
  const address = usePageUrl(choice.variantId)
  const message = useLineMessage(order)(pieces)
  const url = lineMessageUrl(message)
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
        <LineMessage message={message} toScan={`${product.code} × ${quantity}\n${address}`} />
      </Overlay>
    </>
  )
}
