import { MantineProvider } from '@mantine/core'
import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { createTranslations } from '../i18n/translations.ts'
import type { Language } from '../lib/language.ts'

/** Renders a component for tests with the providers of a page and without transitions. */
export async function showPart(part: ReactElement, language: Language = 'th') {
  const translations = await createTranslations(language, ['shop', 'customer', 'gallery'])
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MantineProvider env="test" withGlobalClasses={false} withCssVariables={false}>
      <I18nextProvider i18n={translations}>
        <MemoryRouter>{children}</MemoryRouter>
      </I18nextProvider>
    </MantineProvider>
  )
  return render(part, { wrapper })
}
