import { IconChevronLeft, IconLock, IconPhone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useMatch } from 'react-router-dom'
import { ordersPath } from '../../features/orders/order-paths.ts'
import { ShopMark } from '../../components/shop-mark/shop-mark.tsx'
import { LanguageSwitch } from '../../flows/language/language-switch.tsx'
import { paths } from '../../lib/paths.ts'
import { telUrl } from '../../lib/forms/phone-number.ts'
import { shopContact } from '../../lib/shop-contact.ts'
import classes from './slim-frame.module.css'

/** The header where an order is placed and paid: the way back, and whom to call. */
export function SlimHeader() {
  const { t } = useTranslation()
  const { phone } = shopContact
  const isPlaced = useMatch(paths.checkout) === null
  const back = t(isPlaced ? 'backToOrders' : 'backToCart')
  return (
    <header className={classes.header}>
      <div className={`wrap ${classes.row}`}>
        <Link className={classes.act} to={isPlaced ? ordersPath : paths.cart} aria-label={back} title={back}>
          <IconChevronLeft stroke={1.6} aria-hidden />
        </Link>
        <ShopMark size={30} hideLatin />
        <p className={classes.secure}>
          <IconLock size={18} stroke={1.6} aria-hidden />
          <span>{t('secureCheckout')}</span>
        </p>
        <LanguageSwitch />
        <a
          className={classes.act}
          href={telUrl(phone)}
          aria-label={t('callShop', { phone })}
          title={t('callShop', { phone })}
        >
          <IconPhone stroke={1.6} aria-hidden />
        </a>
      </div>
    </header>
  )
}

/** What an order is placed under, in one line. */
export function SlimFooter() {
  const { t } = useTranslation()
  return (
    <footer className={`wrap ${classes.footer}`}>
      <Link className="tap" to={`${paths.terms}#part-refund`}>
        {t('returns')}
      </Link>
      <Link className="tap" to={paths.privacyPolicy}>
        {t('privacy')}
      </Link>
      <Link className="tap" to={paths.terms}>
        {t('terms')}
      </Link>
    </footer>
  )
}
