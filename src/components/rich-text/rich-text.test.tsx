import { act, cleanup, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { createTranslations } from '../../i18n/translations.ts'
import { showPart } from '../../../tests/support/show-part.tsx'
import { RichText } from './rich-text.tsx'
import * as sanitiser from './load-sanitiser.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const clean = '<h2>วัสดุ</h2><p>แผ่น <strong>อะคริลิก</strong></p>'
it('shows the shape of a text until it stands', async () => {
  const sanitise = await sanitiser.loadSanitiser()
  let arrive = () => {}
  vi.spyOn(sanitiser, 'loadSanitiser').mockImplementation(
    () => new Promise((resolve) => void (arrive = () => resolve(sanitise))),
  )
  await showPart(<RichText html={clean} />)
  expect(screen.getByRole('status').textContent).toBe('กำลังโหลด')
  await act(async () => arrive())
  expect(screen.getByText('วัสดุ')).toBeDefined()
  expect(screen.queryByRole('status')).toBeNull()
})

it('follows the text, and shows the newest when the older comes late', async () => {
  type Sanitise = Awaited<ReturnType<typeof sanitiser.loadSanitiser>>
  const arrive: ((sanitise: Sanitise) => void)[] = []
  vi.spyOn(sanitiser, 'loadSanitiser').mockImplementation(
    () => new Promise((resolve) => void arrive.push(resolve)),
  )
  const inserted: string[] = []
  const sanitise: Sanitise = (html) => {
    inserted.push(html)
    return document.createDocumentFragment()
  }
  const { rerender } = await showPart(<RichText html={clean} />)
  rerender(<RichText html="<p>ใหม่</p>" />)
  await act(async () => arrive[1]?.(sanitise))
  await act(async () => arrive[0]?.(sanitise))
  expect(inserted).toEqual(['<p>ใหม่</p>'])
})

it('says so when its cleaner cannot be fetched', async () => {
  vi.spyOn(sanitiser, 'loadSanitiser').mockRejectedValue(new Error('offline'))
  await showPart(<RichText html={clean} />)
  expect((await screen.findByRole('alert')).textContent).toContain('โหลดเนื้อหาไม่สำเร็จ')
})

it('stands in the page of the server, and hydration keeps it as it is, without the cleaner', async () => {
  const translations = await createTranslations('th')
  const page = (
    <I18nextProvider i18n={translations}>
      <MemoryRouter>
        <RichText html={clean} />
      </MemoryRouter>
    </I18nextProvider>
  )
  vi.stubGlobal('document', undefined)
  const html = renderToString(page)
  vi.unstubAllGlobals()
  expect(html).toContain('<p>แผ่น <strong><span class="no-break">อะคริลิก</span></strong></p>')

  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = html
  const heading = place.querySelector('h2')
  const complaints = vi.spyOn(console, 'error')
  const asked = vi.spyOn(sanitiser, 'loadSanitiser')
  const root = await act(() => hydrateRoot(place, page))
  expect(place.querySelector('h2')).toBe(heading)
  expect(complaints).not.toHaveBeenCalled()
  expect(asked).not.toHaveBeenCalled()
  await act(() => root.unmount())
})
