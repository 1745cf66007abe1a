import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { telUrl } from '../../lib/forms/phone-number.ts'
import { lineMessageUrl, shopContact } from '../../lib/shop-contact.ts'
import { pathWithoutDialog } from '../../lib/sign-in-path.ts'
import classes from './auth-place.module.css'

/** What the server says instead of a dialog to a browser that runs no script. The browser's own build leaves it out. */
export function AuthWithoutScript() {
  return <noscript>{import.meta.env.SSR && <WhatIsNeeded />}</noscript>
}

function WhatIsNeeded() {
  const { t } = useTranslation(['signIn', 'parts'])
  const location = useLocation()
  const { phone } = shopContact
  return (
    <section className={classes.place} aria-labelledby="without-script">
      <p id="without-script">{t('withoutScript')}</p>
      <p className={classes.actions}>
        <a className="tap" href={telUrl(phone)}>
          {t('orderByPhone', { phone })}
        </a>
        <a className="tap" href={lineMessageUrl(t('lineMessage'))}>
          {t('orderByLine')}
        </a>
        <a className="tap" href={pathWithoutDialog(location)}>
          {t('parts:close')}
        </a>
      </p>
    </section>
  )
}
