import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, it, vi } from 'vitest'
import { showOfficePart } from '../../../tests/support/show-office-part.tsx'
import { createOfficeTranslations } from '../office-language.ts'
import { OfficeLayout } from './office-layout.tsx'

afterEach(cleanup)

it('says that the language could not be changed, until it could', async () => {
  const translations = await createOfficeTranslations()
  vi.spyOn(translations, 'addResourceBundle').mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await showOfficePart(
    <I18nextProvider i18n={translations}>
      <OfficeLayout>{null}</OfficeLayout>
    </I18nextProvider>,
  )
  const change = () => fireEvent.click(screen.getByText('English'))
  change()
  expect((await screen.findByRole('alert')).textContent).toBe('ยังเปลี่ยนภาษาไม่ได้ กรุณาลองอีกครั้ง')
  change()
  await screen.findByText('ภาษาไทย')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
