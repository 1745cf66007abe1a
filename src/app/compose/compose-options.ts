import type { InspectionEvent } from 'xstate'
import type { Category } from '../../../openapi/generated/schema.ts'
import type { Send } from '../../api/shop-client.ts'
import type { RefreshLock } from '../../flows/token-refresh/refresh-lock.ts'
import type { Language } from '../../lib/language.ts'
import type { SessionCookies } from '../../lib/session-cookies.ts'
import type { TabSignal } from '../../lib/tab-signal.ts'

/** What a shop needs from the place where it runs: a browser's tab, the server, a test. */
export interface ComposeOptions {
  /** Where the contract is kept: empty for the page's own server. */
  apiBaseUrl: string
  fetch?: Send
  language: Language
  rememberLanguage: (language: Language) => void
  /** What the server found already, so that the browser need not ask again. */
  categories: Category[] | undefined
  cookies: SessionCookies
  lock: RefreshLock
  /** Between the tabs: the cart was changed. */
  cartSignal: TabSignal
  /** Calls back when the network is there again. Returns how to stop listening. */
  followNetwork: (onReturn: () => void) => () => void
  /** Calls back with the language that was chosen elsewhere. Returns how to stop listening. */
  followLanguage: (onChosen: (language: Language) => void) => () => void
  /** What pages left behind is of another language or another customer. */
  forgetLeftPages: () => void
  /** A language was chosen that stands above the one in the address. */
  forgetLanguageOfAddress: () => void
  goHome: () => void
  /** Resolves when the page may change; on the server never, so that nothing of the shopper's own is asked for. */
  whenLive: Promise<void>
  inspect?: (event: InspectionEvent) => void
}
