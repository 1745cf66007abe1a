import { Suspense } from 'react'
import { Outlet, Route, Routes } from 'react-router-dom'
import { LiveSignal } from './live-signal.tsx'
import { notFoundRoute, routes, type ShopRoute } from './routes.ts'
import { ScreenLoading } from './shell/screen-loading.tsx'
import { ShopLayout } from './shell/shop-layout.tsx'
import { SignInGuard } from './sign-in-guard.tsx'

function elementOf({ Screen, needsSignIn }: ShopRoute) {
  return needsSignIn ? (
    <SignInGuard>
      <Screen />
    </SignInGuard>
  ) : (
    <Screen />
  )
}

const toRoute = (route: ShopRoute) => <Route key={route.path} path={route.path} element={elementOf(route)} />

function Waiting() {
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Outlet />
      <LiveSignal />
    </Suspense>
  )
}

/** Every address of the shop: most stand in the shared layout, the flow gallery and the not-found page outside it. */
export function ShopRoutes() {
  return (
    <Routes>
      <Route element={<ShopLayout />}>
        <Route element={<Waiting />}>{routes.filter((route) => route.hasLayout).map(toRoute)}</Route>
      </Route>
      <Route element={<Waiting />}>
        {routes.filter((route) => !route.hasLayout).map(toRoute)}
        {toRoute(notFoundRoute)}
      </Route>
    </Routes>
  )
}
