import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ScreenHeading } from '../../../components/screen-heading/screen-heading.tsx'
import { ShopMark } from '../../../components/shop-mark/shop-mark.tsx'
import { LanguageSwitch } from '../../../flows/language/language-switch.tsx'
import { usePageMeta } from '../../../lib/flows/page-flows.ts'
import { choiceParts } from './choice-parts.tsx'
import { fieldParts } from './field-parts.tsx'
import { productParts } from './product-parts.tsx'
import { movingParts } from './moving-parts.tsx'
import classes from './parts-page.module.css'
import { wordParts } from './word-parts.tsx'

const parts = Object.entries({ ...fieldParts, ...choiceParts, ...movingParts, ...productParts, ...wordParts })

/** Every component that the pages are made of, with its options to try. */
export default function PartsPage() {
  const { t } = useTranslation(['showcase', 'shell'])
  usePageMeta({ title: `${t('title')} · ${t('shell:brandTitle')}` })
  return (
    <main className={`wrap ${classes.page}`}>
      <div className={classes.head}>
        <ShopMark />
        <Link to="/demo">{t('toFlows')}</Link>
        <LanguageSwitch />
      </div>
      <ScreenHeading title={t('title')}>{t('lead')}</ScreenHeading>
      <nav className={classes.list} aria-label={t('title')}>
        {parts.map(([name]) => (
          <a key={name} href={`#${name}`}>
            <code>{name}</code>
          </a>
        ))}
      </nav>
      {parts.map(([name, Part]) => (
        <Part key={name} name={name} />
      ))}
    </main>
  )
}
