import type { Category } from '../../openapi/generated/schema.ts'
import type { Language } from '../lib/language.ts'
import type { FlowSnapshots } from '../lib/flows/page-flows.ts'
import type { ServedCustomer } from './rendering/served-customer.ts'

/** State that the server embeds in the page so that the browser continues from it. */
export interface PageState {
  language: Language
  categories: Category[] | undefined
  flows: FlowSnapshots
  /** Whether the page was drawn for a customer. */
  isSignedIn: boolean
  served?: ServedCustomer | undefined
}

export const pageStateId = 'page-state'

/** JSON that can stand inside a script tag: no `<` can close it. */
export function writePageState(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c')
}

export function readPageState(): PageState | undefined {
  const text = document.getElementById(pageStateId)?.textContent
  return text ? (JSON.parse(text) as PageState) : undefined
}
