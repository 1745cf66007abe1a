import { useTranslation } from 'react-i18next'
import { Link, useLocation, useParams } from 'react-router-dom'
import type { OfficeProductDetail } from '../../../openapi/generated/schema.ts'
import { useRecord } from '../../flows/record/use-record.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { RecordFallback } from '../parts/record-fallback.tsx'
import { useTitle } from '../hooks/use-title.ts'
import { readOverview, readProduct } from './product-api.ts'
import { ProductForm } from './product-form.tsx'
import { ProductMark } from './product-mark.tsx'
import classes from './products.module.css'

/** One product, with all that staff change of it. */
export default function ProductScreen() {
  const { id = '' } = useParams()
  const { view, refresh, retry } = useRecord('product', id, readProduct)
  const { view: overview } = useRecord('overview', 'products', readOverview)
  if (view.kind !== 'shown') return <RecordFallback view={view} retry={retry} missing="PRODUCT_NOT_FOUND" />
  return (
    <>
      <Head product={view.item} />
      <ProductForm
        product={view.item}
        overview={overview.kind === 'shown' ? overview.item : undefined}
        onOutdated={refresh}
      />
    </>
  )
}

function Head({ product: { code, imageUrl, texts, variants } }: { product: OfficeProductDetail }) {
  const { t } = useTranslation('officeProducts')
  const { language } = useFormat()
  // The list that led here, as it was.
  const { state } = useLocation() as { state: unknown }
  const other = language === 'th' ? 'en' : 'th'
  const stocks = variants.map(({ stock }) => stock)
  useTitle(texts.name[language])
  return (
    <header className={classes.head}>
      <Link to={{ pathname: '/products', search: typeof state === 'string' ? state : '' }}>
        {t('backToList')}
      </Link>
      <img src={imageUrl} alt="" width={56} height={56} />
      <div>
        <h1>{texts.name[language]}</h1>
        <p className="note">
          {code} · <span lang={other}>{texts.name[other]}</span>
        </p>
      </div>
      <ProductMark
        isForSale={texts.isForSale}
        stock={stocks.reduce((sum, stock) => sum + stock, 0)}
        lowCount={stocks.filter((stock) => stock <= 10).length}
      />
    </header>
  )
}
