import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { FailedNotice } from '../components/failed-notice/failed-notice.tsx'
import { ScreenBoundary } from '../components/screen-boundary/screen-boundary.tsx'
import { useStaff } from '../flows/staff-session/use-staff-session.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { AccountScreen } from './account/account-screen.tsx'
import { CategoriesScreen } from './categories/categories-screen.tsx'
import { CustomerScreen } from './customers/customer-screen.tsx'
import { CustomersScreen } from './customers/customers-screen.tsx'
import { Frame } from './frame/frame.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { OrderScreen } from './order/order-screen.tsx'
import { PackingSlips } from './orders/packing-slips.tsx'
import { OrdersScreen } from './orders/orders-screen.tsx'
import { TaxDocuments } from './orders/tax-documents.tsx'
import { QuotationScreen } from './quotations/quotation-screen.tsx'
import { QuotationsScreen } from './quotations/quotations-screen.tsx'
import { ReviewsScreen } from './reviews/reviews-screen.tsx'
import { AuditScreen } from './staff/audit-screen.tsx'
import { StaffScreen } from './staff/staff-screen.tsx'
import { ProductsScreen } from './products/products-screen.tsx'
import { StartScreen } from './start/start-screen.tsx'

/** Only who writes loads the editor, which is half of the office. */
const { Part: ContentScreen } = lazyPart(() => import('./content/content-screen.tsx'))

const { Part: ImportScreen } = lazyPart(() => import('./import/import-screen.tsx'))

const { Part: ProductScreen } = lazyPart(() => import('./products/product-screen.tsx'))

/** The screens that the role may use; any other address leads to the first of them. */
export function OfficeRoutes() {
  const { t } = useTranslation(['parts', 'office'])
  const { pathname } = useLocation()
  const { mayUse } = useStaff()
  const first = mayUse('orders') ? '/' : mayUse('content') ? '/content' : '/account'
  const failed = <FailedNotice message={t('office:screenFailed')} onRetry={() => window.location.reload()} />
  return (
    <Frame>
      <ScreenBoundary address={pathname} failed={failed}>
        <LeaveDialog />
        <Suspense fallback={<p>{t('loading')}</p>}>
          <Routes>
            {mayUse('orders') && (
              <>
                <Route path="/" element={<StartScreen />} />
                <Route path="/orders" element={<OrdersScreen />} />
                <Route path="/orders/packing-slips" element={<PackingSlips />} />
                <Route path="/orders/tax-documents" element={<TaxDocuments />} />
                <Route path="/orders/:orderNumber" element={<OrderScreen />} />
              </>
            )}
            {mayUse('stock') && (
              <>
                <Route path="/products" element={<ProductsScreen />} />
                <Route path="/products/:id" element={<ProductScreen />} />
              </>
            )}
            {mayUse('goods') && (
              <>
                <Route path="/import/:id?" element={<ImportScreen />} />
                <Route path="/categories" element={<CategoriesScreen />} />
              </>
            )}
            {mayUse('content') && <Route path="/content/:kind?/:id?" element={<ContentScreen />} />}
            {mayUse('customers') && (
              <>
                <Route path="/customers" element={<CustomersScreen />} />
                <Route path="/customers/:id" element={<CustomerScreen />} />
              </>
            )}
            {mayUse('sell') && (
              <>
                <Route path="/quotations" element={<QuotationsScreen />} />
                <Route path="/quotations/:id" element={<QuotationScreen />} />
              </>
            )}
            {mayUse('reviews') && <Route path="/reviews" element={<ReviewsScreen />} />}
            {mayUse('staff') && <Route path="/staff" element={<StaffScreen />} />}
            {mayUse('audit') && <Route path="/audit" element={<AuditScreen />} />}
            <Route path="/account" element={<AccountScreen />} />
            <Route path="*" element={<Navigate to={first} replace />} />
          </Routes>
        </Suspense>
      </ScreenBoundary>
    </Frame>
  )
}
