import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ScreenHeading } from '../../../components/screen-heading/screen-heading.tsx'
import { ShopMark } from '../../../components/shop-mark/shop-mark.tsx'
import { LanguageSwitch } from '../../../flows/language/language-switch.tsx'
import { usePageMeta } from '../../../lib/flows/page-flows.ts'
import { ChoiceParts, choiceParts } from './choice-parts.tsx'
import { FieldParts, fieldParts } from './field-parts.tsx'
import { ProductParts, productParts } from './product-parts.tsx'
import { MovingParts, movingParts } from './moving-parts.tsx'
import classes from './parts-page.module.css'
import { WordParts, wordParts } from './word-parts.tsx'

const names = [...fieldParts, ...choiceParts, ...movingParts, ...productParts, ...wordParts]

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
        {names.map((name) => (
          <a key={name} href={`#${name}`}>
            <code>{name}</code>
          </a>
        ))}
      </nav>
      <FieldParts />
      <ChoiceParts />
      <MovingParts />
      <ProductParts />
      <WordParts />
    </main>
  )
}
