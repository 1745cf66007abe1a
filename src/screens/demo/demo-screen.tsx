import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { LanguageSwitch } from '../../flows/language/language-switch.tsx'
import { ShopGallery } from '../../features/gallery/shop-gallery.tsx'
import { loadTranslations } from '../../i18n/translations.ts'
import { toLanguage } from '../../lib/language.ts'
import { useIsLive } from '../../lib/hooks/use-is-live.ts'

/** For developers: the flow gallery, and at `/demo/parts` the components of the pages. */
export default function DemoScreen() {
  const { t, i18n } = useTranslation('showcase')
  const [PartsPage] = useState(() =>
    lazy(async () => {
      // Some of the parts are those of a signed-in customer.
      await loadTranslations(i18n, toLanguage(i18n.language) ?? 'th', 'customer')
      return import('./parts/parts-page.tsx')
    }),
  )
  const { flow } = useParams()
  const isLive = useIsLive()
  if (flow === 'parts') return <Suspense fallback={null}>{isLive && <PartsPage />}</Suspense>
  const tools = (
    <>
      <Link to="/demo/parts" className="tap">
        {t('title')}
      </Link>
      <LanguageSwitch />
    </>
  )
  return <ShopGallery flow={flow} extras={tools} />
}
