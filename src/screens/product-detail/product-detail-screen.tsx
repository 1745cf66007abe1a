import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'
import { PurchaseTerms } from '../../features/content/purchase-terms.tsx'
import { readProduct } from '../../features/products/read-product.ts'
import { useRecord } from '../../flows/record/use-record.ts'
import { usePageMeta } from '../../lib/flows/page-flows.ts'
import { ProductLoading } from '../../features/products/detail/product-loading.tsx'
import { ProductNotFound } from '../../features/products/detail/product-not-found.tsx'
import { DeliveryBox } from '../../features/delivery/delivery-box.tsx'
import { ProductPage } from '../../features/products/detail/product-page.tsx'

const deliveryBox = (lines: string) => <DeliveryBox lines={lines} />
const purchaseTerms = <PurchaseTerms />

export default function ProductDetailScreen() {
  const { id = '' } = useParams()
  return <ProductRecord key={id} id={id} />
}

function ProductRecord({ id }: { id: string }) {
  const { t } = useTranslation(['products', 'screens'])
  const { view, retry } = useRecord('product', id, readProduct)
  usePageMeta(view.kind === 'shown' ? { subject: { kind: 'product', item: view.item } } : {})
  switch (view.kind) {
    case 'loading':
      return <ProductLoading />
    case 'notFound':
      return <ProductNotFound />
    case 'shown':
      return <ProductPage product={view.item} delivery={deliveryBox} terms={purchaseTerms} />
    case 'failed':
      return (
        <div className="wrap">
          <ScreenHeading title={t('screens:productDetail')} />
          <FailedNotice message={t('productFailed')} onRetry={retry} />
        </div>
      )
  }
}
