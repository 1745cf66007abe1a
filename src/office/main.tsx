import '../app/styles/styles.ts'
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Stack.layer.css'
import '@mantine/core/styles/Text.layer.css'
import './office.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createShopClient } from '../api/client.ts'
import { openStaffSession, sessionGate } from '../flows/staff-session/staff-session.ts'
import { createOfficeTranslations, readOfficeLanguage } from './office-language.ts'
import { OfficeApp } from './office-app.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no root')
const root = createRoot(place)

async function start() {
  const translations = await createOfficeTranslations()
  const own = { baseUrl: '', readLanguage: () => readOfficeLanguage(translations) }
  const session = openStaffSession(createShopClient(own))
  const client = createShopClient({ ...own, refusals: sessionGate(session) })
  const office = <OfficeApp translations={translations} session={session} client={client} />
  const routes = [{ path: '*', element: office, errorElement: <OfficeFailed /> }]
  root.render(
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes, { basename: '/office' })} />
    </StrictMode>,
  )
}

start().catch((error: unknown) => {
  root.render(<OfficeFailed />)
  throw error
})

/** Stands for the whole office when its words or its frame cannot be shown, so in both languages at once. */
function OfficeFailed() {
  return (
    <main className="office-alone">
      <div role="alert">
        <p lang="th">เปิดหลังร้านไม่สำเร็จ กรุณาโหลดหน้านี้ใหม่</p>
        <p lang="en">The office could not be opened. Please reload this page.</p>
      </div>
      <button type="button" className="text-button" onClick={() => window.location.reload()}>
        <span lang="th">โหลดใหม่</span> / <span lang="en">Reload</span>
      </button>
    </main>
  )
}
