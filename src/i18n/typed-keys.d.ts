import 'i18next'
import type { words as customerWords } from './th/customer-words.ts'
import type { words as galleryWords } from './th/gallery-words.ts'
import type { officeOnly } from './th/office-words.ts'
import type { words as headWords } from './th/head-words.ts'
import type { words as tradeWords } from './th/trade-words.ts'
import type { words } from './th/words.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: typeof words &
      typeof customerWords &
      typeof galleryWords &
      typeof headWords &
      typeof tradeWords &
      typeof officeOnly
  }
}
