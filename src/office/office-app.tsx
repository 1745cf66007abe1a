import { MantineProvider, MantineThemeProvider } from '@mantine/core'
import type { i18n as Translations } from 'i18next'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { ShopClientContext } from '../api/shop-client-context.ts'
import type { ShopClient } from '../api/shop-client.ts'
import { FailedNotice } from '../components/failed-notice/failed-notice.tsx'
import type { StaffSessionActor } from '../flows/staff-session/staff-session.ts'
import { StaffSessionContext, useStaffSession } from '../flows/staff-session/use-staff-session.ts'
import { useFlowActor } from '../lib/flows/inspection.ts'
import { type PageFlows, PageFlowsContext } from '../lib/flows/page-flows.ts'
import { OfficeRoutes } from './office-routes.tsx'
import { officeTheme } from './office-theme.ts'
import { SignInPage } from './sign-in/sign-in-page.tsx'
import { useBlockedShortcuts } from './hooks/use-blocked-shortcuts.ts'

interface OfficeAppProps {
  translations: Translations
  session: StaffSessionActor
  client: ShopClient
}

const inSight = {}
/** A dialog that is not seen holds neither the focus nor the page. */
const behindSignIn = { components: { ModalRoot: { defaultProps: { trapFocus: false, lockScroll: false } } } }

/** A flow begins with its screen, and ends with it: nothing is rendered beforehand. */
const flows: PageFlows = {
  useFlow: (_name, logic, input) => useFlowActor(logic, { input }),
  useMeta: () => undefined,
}

export function OfficeApp({ translations, session, client }: OfficeAppProps) {
  return (
    <MantineProvider
      theme={officeTheme}
      forceColorScheme="light"
      withGlobalClasses={false}
      withCssVariables={false}
    >
      <I18nextProvider i18n={translations}>
        <StaffSessionContext value={session}>
          <ShopClientContext value={client}>
            <PageFlowsContext value={flows}>
              <StaffGuard />
            </PageFlowsContext>
          </ShopClientContext>
        </StaffSessionContext>
      </I18nextProvider>
    </MantineProvider>
  )
}

/**
 * Shows the office to staff, and the sign-in to others. When a session has ended by itself, the page and its dialogs stay behind
 * the sign-in with all that was typed into them; whoever else signs in gets a new one.
 */
function StaffGuard() {
  const { t } = useTranslation(['office', 'problems'])
  const { snapshot, send } = useStaffSession()
  const { staff, errorCode } = snapshot.context
  const isIn = snapshot.hasTag('signedIn')
  const isUnreachable = snapshot.matches('unreachable')
  const isAsking = snapshot.matches('checking') && snapshot.context.email === ''
  useBlockedShortcuts(isIn)
  return (
    <>
      {staff && (
        <div hidden={!isIn}>
          <MantineThemeProvider theme={isIn ? inSight : behindSignIn}>
            <OfficeRoutes key={staff.id} />
          </MantineThemeProvider>
          <div id="office-dialogs" />
        </div>
      )}
      {isUnreachable && (
        <main className="office-alone">
          <FailedNotice
            message={t(`problems:${errorCode === 'OFFLINE' ? 'OFFLINE' : 'INTERNAL'}`)}
            onRetry={() => send({ type: 'check.retry' })}
          />
        </main>
      )}
      {!isIn && !isAsking && !isUnreachable && <SignInPage />}
    </>
  )
}
