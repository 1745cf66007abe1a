import type { WordBundle } from '../i18n/translations.ts'
import { authDialogIn } from '../lib/sign-in-address.ts'
import type { ShopRoute } from './routes.ts'

/** The words of a page, and of the dialog that its address opens over it. */
export function wordsAt({ words }: ShopRoute, search: string): readonly WordBundle[] {
  return authDialogIn(search) ? [...new Set<WordBundle>([...words, 'customer'])] : words
}
