import { type ComponentType, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import type { StaffRight } from '../../openapi/generated/schema.ts'
import { FailedNotice } from '../components/failed-notice/failed-notice.tsx'
import { ScreenBoundary } from '../components/screen-boundary/screen-boundary.tsx'
import { useStaff } from '../flows/staff-session/use-staff-session.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { AccountScreen } from './account/account-screen.tsx'
import { CategoriesScreen } from './categories/categories-screen.tsx'
import { CustomerScreen } from './customers/customer-screen.tsx'
import { CustomersScreen } from './customers/customers-screen.tsx'
import { OfficeLayout } from './frame/office-layout.tsx'
import { LeaveDialog } from './parts/leave-dialog.tsx'
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

interface OfficeScreen {
  path: string
  /** Without this right it is not there. */
  right?: StaffRight
  Screen: ComponentType
  /** Whether each address is another record, with nothing left of the one before. */
  isOne?: boolean
}

const screens: readonly OfficeScreen[] = [
  { path: '/', right: 'orders', Screen: StartScreen },
  { path: '/orders', right: 'orders', Screen: OrdersScreen },
  { path: '/orders/packing-slips', right: 'orders', Screen: PackingSlips },
  { path: '/orders/tax-documents', right: 'orders', Screen: TaxDocuments },
  { path: '/orders/:orderNumber', right: 'orders', Screen: OrderScreen, isOne: true },
  { path: '/products', right: 'stock', Screen: ProductsScreen },
  { path: '/products/:id', right: 'stock', Screen: ProductScreen, isOne: true },
  { path: '/import/:id?', right: 'goods', Screen: ImportScreen },
  { path: '/categories', right: 'goods', Screen: CategoriesScreen },
  { path: '/content/:kind?/:id?', right: 'content', Screen: ContentScreen },
  { path: '/customers', right: 'customers', Screen: CustomersScreen },
  { path: '/customers/:id', right: 'customers', Screen: CustomerScreen, isOne: true },
  { path: '/quotations', right: 'sell', Screen: QuotationsScreen },
  { path: '/quotations/:id', right: 'sell', Screen: QuotationScreen, isOne: true },
  { path: '/reviews', right: 'reviews', Screen: ReviewsScreen },
  { path: '/staff', right: 'staff', Screen: StaffScreen },
  { path: '/audit', right: 'audit', Screen: AuditScreen },
  { path: '/account', Screen: AccountScreen },
]

/** The screens that the role may use; any other address leads to the first of them. */
export function OfficeRoutes() {
  const { t } = useTranslation(['parts', 'office'])
  const { pathname } = useLocation()
  const { mayUse } = useStaff()
  const first = mayUse('orders') ? '/' : mayUse('content') ? '/content' : '/account'
  const failed = <FailedNotice message={t('office:screenFailed')} onRetry={() => window.location.reload()} />
  return (
    <OfficeLayout>
      <ScreenBoundary address={pathname} failed={failed}>
        <LeaveDialog />
        <Suspense fallback={<p>{t('loading')}</p>}>
          <Routes>
            {screens.map(
              ({ path, right, Screen, isOne }) =>
                (right === undefined || mayUse(right)) && (
                  <Route key={path} path={path} element={<Screen key={isOne ? pathname : path} />} />
                ),
            )}
            <Route path="*" element={<Navigate to={first} replace />} />
          </Routes>
        </Suspense>
      </ScreenBoundary>
    </OfficeLayout>
  )
}
