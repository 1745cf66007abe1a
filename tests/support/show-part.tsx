import { MantineProvider } from '@mantine/core'
import { act, render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { theme } from '../../src/app/theme.ts'
import { createTranslations } from '../../src/i18n/translations.ts'
import type { Language } from '../../src/lib/language.ts'
import { PageFlowsContext, type PageFlows } from '../../src/lib/flows/page-flows.ts'
import { loadOverlay } from '../../src/components/overlay/overlay.tsx'

/** A part runs no flows of a page, and nobody asks what the page is about. */
const page: PageFlows = {
  useFlow() {
    throw new Error('A part has no flows')
  },
  useMeta: () => undefined,
}

/** Renders a component for tests with the providers of a page, without transitions, and with the dialogs that are open. */
export async function showPart(part: ReactElement, language: Language = 'th', address = '/') {
  const translations = await createTranslations(language, ['shop', 'customer', 'trade', 'gallery'])
  await loadOverlay()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MantineProvider env="test" theme={theme} withGlobalClasses={false} withCssVariables={false}>
      <I18nextProvider i18n={translations}>
        <PageFlowsContext value={page}>
          <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
        </PageFlowsContext>
      </I18nextProvider>
    </MantineProvider>
  )
  const shown = render(part, { wrapper })
  // A loaded script is there one step later.
  await act(async () => {})
  return shown
}

/** What a screen reader says of a field after its name. */
export const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
