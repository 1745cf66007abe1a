import { expectTypeOf, it } from 'vitest'
import type { PageEntry } from '../../server/pages/page-renderer.ts'
import type { renderPage } from '../../src/app/entry-server.tsx'

it('the app renders pages as the server asks for them, though neither imports the other', () => {
  expectTypeOf<typeof renderPage>().toEqualTypeOf<PageEntry['renderPage']>()
})
