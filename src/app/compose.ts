import type { i18n as Translations } from 'i18next'
import { createActor, waitFor, type InspectionEvent } from 'xstate'
import { appMachine } from '../../machines/app/app.machine.ts'
import { languageMachine } from '../../machines/language/language.machine.ts'
import type { Category } from '../../openapi/generated/schema.ts'
import type { ShopClient } from '../api/shop-client.ts'
import { loadCategoriesWith } from '../features/app/actors/load-categories.ts'
import type { AppActor } from '../features/app/use-app.ts'
import { loadWordsInto } from '../features/language/actors/load-words.ts'
import type { LanguageActor } from '../features/language/use-language.ts'
import { createTranslations } from '../i18n/translations.ts'
import type { Language } from '../lib/language.ts'

export interface ComposeOptions {
  client: ShopClient
  language: Language
  /** What the server found already, so that the browser need not ask again. */
  categories: Category[] | undefined
  hasAccessToken: boolean
  rememberLanguage: (language: Language) => void
  inspect?: (event: InspectionEvent) => void
}

export interface Shop {
  app: AppActor
  language: LanguageActor
  translations: Translations
  stop: () => void
}

/** The one place where machines meet their effects. Each call builds a shop of its own: one a page, one a request. */
export async function composeShop(options: ComposeOptions): Promise<Shop> {
  const translations = await createTranslations(options.language)
  const { inspect } = options

  const language = createActor(
    languageMachine.provide({
      actors: { loadWords: loadWordsInto(translations) },
      actions: { remember: (_, params) => options.rememberLanguage(params.language) },
    }),
    { input: { language: options.language }, inspect },
  )
  const app = createActor(
    appMachine.provide({ actors: { loadCategories: loadCategoriesWith(options.client) } }),
    {
      input: {
        language: options.language,
        categories: options.categories,
        hasAccessToken: options.hasAccessToken,
      },
      inspect,
    },
  )

  language.on('language.changed', (event) => app.send(event))
  language.start()
  app.start()

  return {
    app,
    language,
    translations,
    stop() {
      app.stop()
      language.stop()
    },
  }
}

/** For the server: a page is rendered once nothing is on its way any more. */
export async function settled(shop: Shop): Promise<void> {
  await waitFor(shop.app, (snapshot) => !snapshot.hasTag('pending'))
}
