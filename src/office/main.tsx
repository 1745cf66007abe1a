import '../app/styles/styles.ts'
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Stack.layer.css'
import '@mantine/core/styles/Text.layer.css'
import './office.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createShopClient } from '../api/client.ts'
import { openStaffSession, sessionGate } from '../flows/staff-session/staff-session.ts'
import { createOfficeTranslations, readOfficeLanguage } from './office-language.ts'
import { OfficeApp } from './office-app.tsx'

async function start() {
  const translations = await createOfficeTranslations()
  const own = { baseUrl: '', readLanguage: () => readOfficeLanguage(translations) }
  const session = openStaffSession(createShopClient(own))
  const client = createShopClient({ ...own, refusals: sessionGate(session) })
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename="/office">
        <OfficeApp translations={translations} session={session} client={client} />
      </BrowserRouter>
    </StrictMode>,
  )
}

void start()
