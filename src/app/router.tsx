import { Suspense } from 'react'
import { Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { BundleWords } from './bundle-words.tsx'
import { notFoundRoute, routes, type ShopRoute } from './routes.ts'
import { ScreenArrival } from './screen-arrival.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { ScreenFailed } from './shell/screen-failed.tsx'
import { ScreenLoading } from './shell/screen-loading.tsx'
import { ShopLayout } from './shell/shop-layout.tsx'
import { SignInGuard } from './sign-in-guard.tsx'

function elementOf({ Screen, needsSignIn, words }: ShopRoute) {
  const screen = words
    .filter((bundle) => bundle !== 'shop')
    .reduce((inner, bundle) => <BundleWords bundle={bundle}>{inner}</BundleWords>, <Screen />)
  return needsSignIn ? <SignInGuard>{screen}</SignInGuard> : screen
}

const toRoute = (route: ShopRoute) => <Route key={route.path} path={route.path} element={elementOf(route)} />

/** Wraps a screen with its loading and error states. */
function ScreenPlace() {
  const { pathname } = useLocation()
  return (
    <ScreenBoundary address={pathname} failed={<ScreenFailed />}>
      <Suspense fallback={<ScreenLoading />}>
        <Outlet />
        <ScreenArrival />
      </Suspense>
    </ScreenBoundary>
  )
}

/** All routes of the shop. The flow gallery and the not-found page are outside the shared layout. */
export function ShopRoutes() {
  return (
    <Routes>
      <Route element={<ShopLayout />}>
        <Route element={<ScreenPlace />}>{routes.filter((route) => route.hasLayout).map(toRoute)}</Route>
      </Route>
      <Route element={<ScreenPlace />}>
        {routes.filter((route) => !route.hasLayout).map(toRoute)}
        {toRoute(notFoundRoute)}
      </Route>
    </Routes>
  )
}
