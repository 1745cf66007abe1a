import { aboutPage } from './pages/about.ts'
import { contactPage } from './pages/contact.ts'
import { privacyPolicyPage } from './pages/privacy-policy.ts'
import { termsPage } from './pages/terms.ts'
import type { Page } from './types.ts'
import { unbrokenMeasures } from './unbroken-measures.ts'

export const pages: readonly Page[] = [aboutPage, contactPage, privacyPolicyPage, termsPage].map((page) => ({
  ...page,
  contentHtml: {
    th: unbrokenMeasures(page.contentHtml.th.trim()),
    en: unbrokenMeasures(page.contentHtml.en.trim()),
  },
}))
