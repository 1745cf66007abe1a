import type { i18n as Translations } from 'i18next'
import type { InspectionEvent } from 'xstate'
import type { GuestLine } from '../../../machines/guest-cart/guest-cart.machine.ts'
import type { AddressPage, Cart, Category } from '../../../openapi/generated/schema.ts'
import type { Send } from '../../api/shop-client.ts'
import type { RefreshLock } from '../../flows/token-refresh/refresh-lock.ts'
import type { TranslationBundle } from '../../i18n/translations.ts'
import type { Language } from '../../lib/language.ts'
import type { SessionCookies } from '../../lib/browser/session-cookies.ts'
import type { TabSignal } from '../../lib/browser/tab-signal.ts'

/** What the shop needs from its environment: a browser tab, the server or a test. */
export interface ComposeOptions {
  /** The base URL of the API; empty if the page's own server provides it. */
  apiBaseUrl: string
  send?: Send
  /** Whether requests that the server is too busy for are sent again; a page that is being rendered does not wait. */
  repeatsOverloaded?: boolean
  language: Language
  /** The translations that the first page needs; others are loaded when a page needs them. */
  words?: readonly TranslationBundle[]
  /** Translations that are loaded already, instead of new ones with those words. */
  translations?: Translations
  rememberLanguage: (language: Language) => void
  /** Data that the server already loaded, so that the browser does not request it again. */
  categories: Category[] | undefined
  cart?: Cart | undefined
  addresses?: AddressPage | undefined
  cookies: SessionCookies
  lock: RefreshLock
  /** Notifies the other tabs that the cart was changed. */
  cartSignal: TabSignal
  /** Calls back when the network returns. Returns the function that unsubscribes. */
  followNetwork: (onReturn: () => void) => () => void
  /** Calls back with the goods of a guest that another tab has changed. */
  followGuestLines: (onChange: (lines: GuestLine[]) => void) => () => void
  /** Calls back with the language that was chosen in another tab. Returns the function that unsubscribes. */
  followLanguage: (onChosen: (language: Language) => void) => () => void
  /** Called when the kept snapshots of left pages become invalid: another language or another customer. */
  forgetLeftPages: () => void
  /** Called when a chosen language overrides the one in the address. */
  forgetLanguageOfAddress: () => void
  goHome: () => void
  /** Resolves once the page is hydrated; never on the server, so that no customer data is requested there. */
  whenLive: Promise<void>
  inspect?: (event: InspectionEvent) => void
}
