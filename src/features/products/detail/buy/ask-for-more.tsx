import { IconMail, IconMessage, IconPhone } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../../../../openapi/generated/schema.ts'
import { Overlay } from '../../../../components/overlay/overlay.tsx'
import { telUrl } from '../../../../lib/forms/phone-number.ts'
import { lineMessageUrl, shopContact } from '../../../../lib/shop-contact.ts'
import classes from './ask-for-more.module.css'
import type { Choice } from '../choice/product-choice.ts'
import { usePageUrl } from '../choice/use-page-url.ts'

/** Lets the shopper ask about the chosen variant by LINE, phone or e-mail. */
export function AskForMore({ product, choice }: { product: Product; choice: Choice }) {
  const { t } = useTranslation('products')
  const [isOpen, setIsOpen] = useState(false)
  const address = usePageUrl(choice.variantId)
  const about = `${product.name} (${product.code}) ${choice.color.name} ${choice.size.label}`
  const question = t('question', { about, address })
  const mail = `mailto:${shopContact.email}?${mailFields({ subject: t('questionSubject', { about }), body: question })}`

  return (
    <>
      <button
        type="button"
        className={`text-button ${classes.open}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('askForMore')}
      </button>
      <Overlay opened={isOpen} onClose={() => setIsOpen(false)} title={t('askForMore')}>
        <p className="small">{about}</p>
        <ul className={classes.actions}>
          <Way to={lineMessageUrl(question)} icon={<IconMessage stroke={1.6} aria-hidden />} name="LINE">
            {shopContact.lineId}
          </Way>
          <Way to={telUrl(shopContact.phone)} icon={<IconPhone stroke={1.6} aria-hidden />} name={t('phone')}>
            {shopContact.phone}
          </Way>
          <Way to={mail} icon={<IconMail stroke={1.6} aria-hidden />} name={t('email')}>
            {shopContact.email}
          </Way>
        </ul>
      </Overlay>
    </>
  )
}

/** Encodes spaces as `%20`, because mail programs do not decode `+` as a space. */
const mailFields = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

function Way({
  to,
  icon,
  name,
  children,
}: {
  to: string
  icon: ReactNode
  name: string
  children: ReactNode
}) {
  return (
    <li>
      <a href={to}>
        {icon}
        <span>{name}</span>
        <b>{children}</b>
      </a>
    </li>
  )
}
