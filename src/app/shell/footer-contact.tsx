import { useInViewport } from '@mantine/hooks'
import { IconPhone } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toLanguage } from '../../lib/language.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { telUrl } from '../../lib/forms/phone-number.ts'
import { shopContact } from '../../lib/shop-contact.ts'
import { socialLinks } from '../social-links.ts'
import classes from './footer-contact.module.css'

const { Part: QrCode, preload: loadQrCode } = lazyPart(() => import('../../components/qr-code/qr-code.tsx'))
const line = socialLinks.find(({ name }) => name === 'LINE')

/** The shop's phone and hours, and its LINE as a code to scan. */
export function FooterContact() {
  const { t, i18n } = useTranslation()
  const hours = shopContact.hours[toLanguage(i18n.language) ?? 'th']
  return (
    <>
      <div className={classes.call}>
        <a className={`tap ${classes.phone}`} href={telUrl(shopContact.phone)}>
          <IconPhone size={22} stroke={1.6} aria-hidden />
          <b>{shopContact.phone}</b>
        </a>
        {hours && <p>{hours}</p>}
        <p>
          <a className="tap" href={`mailto:${shopContact.email}`}>
            {shopContact.email}
          </a>
        </p>
      </div>
      {line && (
        <div className={classes.line}>
          <LineCode address={line.url} />
          <p>
            <b>{shopContact.lineId}</b>
            {t('lineScan')}
          </p>
        </div>
      )}
    </>
  )
}

/**
 * Made once the footer comes into sight: most who read a page never reach it. It is drawn when its script is here: what React has to
 * wait for would hold back the rest of a page that is still being hydrated.
 */
function LineCode({ address }: { address: string }) {
  const { t } = useTranslation()
  const { ref, inViewport } = useInViewport()
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    if (!inViewport) return
    // Without a network its place stays empty; the link beside it says the same.
    loadQrCode().then(
      () => setIsLoaded(true),
      () => undefined,
    )
  }, [inViewport])
  return (
    <div ref={ref} className={classes.code}>
      {isLoaded && <QrCode text={address} label={t('lineCode')} />}
    </div>
  )
}
