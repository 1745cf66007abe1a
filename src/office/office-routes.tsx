import { Navigate, Route, Routes } from 'react-router-dom'
import { AccountScreen } from './account/account-screen.tsx'
import { Frame } from './frame/frame.tsx'

/** The screens; any other address leads to the first of them. */
export function OfficeRoutes() {
  return (
    <Frame>
      <Routes>
        <Route path="/account" element={<AccountScreen />} />
        <Route path="*" element={<Navigate to="/account" replace />} />
      </Routes>
    </Frame>
  )
}
