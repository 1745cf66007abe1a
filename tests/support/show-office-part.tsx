import { MantineProvider } from '@mantine/core'
import { act, render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { waitFor } from 'xstate'
import type { Staff } from '../../openapi/generated/schema.ts'
import { createShopClient } from '../../src/api/client.ts'
import { ShopClientContext } from '../../src/api/shop-client-context.ts'
import { loadOverlay } from '../../src/components/overlay/overlay.tsx'
import { openStaffSession } from '../../src/flows/staff-session/staff-session.ts'
import { StaffSessionContext } from '../../src/flows/staff-session/use-staff-session.ts'
import { translationsWithoutWords } from '../../src/i18n/translations.ts'
import { words } from '../../src/i18n/th/office-words.ts'
import { useFlowActor } from '../../src/lib/flows/inspection.ts'
import { type PageFlows, PageFlowsContext } from '../../src/lib/flows/page-flows.ts'
import { officeTheme } from '../../src/office/office-theme.ts'

const flows: PageFlows = {
  useFlow: (_name, logic, input) => useFlowActor(logic, { input }),
  useMeta: () => undefined,
}

const me: Staff = {
  id: 's-1',
  name: 'สหชัย ธนากร',
  email: 'sahachai@example.com',
  role: 'sales',
  rights: ['orders', 'ship', 'refunds'],
}

/** What the server answers to a call such as `GET /api/office/reviews`. */
export type OfficeAnswers = Record<string, (request: Request) => Response | Promise<Response>>

/** Renders a part of the office in Thai, in front of a server that knows these calls. */
export async function showOfficePart(part: ReactElement, answers: OfficeAnswers = {}, address = '/') {
  const known: OfficeAnswers = { 'GET /api/office/me': () => Response.json(me), ...answers }
  const client = createShopClient({
    baseUrl: 'https://shop.invalid',
    send: async (request) =>
      (await known[`${request.method} ${new URL(request.url).pathname}`]?.(request)) ?? Response.error(),
  })
  const session = openStaffSession(client)
  await waitFor(session, (snapshot) => snapshot.matches('signedIn'))
  const translations = await translationsWithoutWords('th', 'office')
  for (const [namespace, texts] of Object.entries(words))
    translations.addResourceBundle('th', namespace, texts)
  await loadOverlay()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MantineProvider env="test" theme={officeTheme} withGlobalClasses={false} withCssVariables={false}>
      <I18nextProvider i18n={translations}>
        <StaffSessionContext value={session}>
          <ShopClientContext value={client}>
            <PageFlowsContext value={flows}>
              <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
            </PageFlowsContext>
          </ShopClientContext>
        </StaffSessionContext>
      </I18nextProvider>
    </MantineProvider>
  )
  const shown = render(part, { wrapper })
  // A loaded script is there one step later.
  await act(async () => {})
  return shown
}

/** The server refuses with a problem. */
export const refusal = (status: number, code: string) =>
  Response.json({ type: 'about:blank', title: code, status, code, traceId: 't' }, { status })
