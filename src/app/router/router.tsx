import { Suspense } from 'react'
import { Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { TranslationsBoundary } from '../translations-boundary.tsx'
import { routeAt, type ShopRoute } from './routes.ts'
import { ScreenArrival } from './screen-arrival.tsx'
import { ScreenBoundary } from '../../components/screen-boundary/screen-boundary.tsx'
import { ScreenFailed } from '../shell/screen-failed.tsx'
import { ScreenLoading } from '../shell/screen-loading.tsx'
import { ShopLayout } from '../shell/shop-layout.tsx'
import { SignInGuard } from './sign-in-guard.tsx'

function elementOf({ Screen, needsSignIn, words }: ShopRoute) {
  const screen = words
    .filter((bundle) => bundle !== 'shop')
    .reduce(
      (inner, bundle) => <TranslationsBoundary bundle={bundle}>{inner}</TranslationsBoundary>,
      <Screen />,
    )
  return needsSignIn ? <SignInGuard>{screen}</SignInGuard> : screen
}

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

/** The screen of an address. The flow gallery and the not-found page are outside the shared layout. */
export function ShopRoutes() {
  const { pathname } = useLocation()
  // The one route that fits: the router reads all that it is given at each rendering.
  const route = routeAt(pathname)
  const place = (
    <Route element={<ScreenPlace />}>
      <Route path={route.path} element={elementOf(route)} />
    </Route>
  )
  return (
    <Routes>
      {route.layout === 'none' ? (
        place
      ) : (
        <Route element={<ShopLayout isSlim={route.layout === 'slim'} />}>{place}</Route>
      )}
    </Routes>
  )
}
