import type { i18n as Translations, Namespace, TFunction } from 'i18next'
import { useContext } from 'react'
import { I18nContext, I18nextProvider as Provider, Trans as RealTrans } from 'react-i18next'

export const I18nextProvider = Provider
export const Trans = RealTrans

interface Translation {
  t: TFunction
  i18n: Translations
  ready: true
}

const known = new WeakMap<Translations, Map<string, Translation>>()

/**
 * Takes the place of react-i18next's hook where the server renders (tools/build/lean-translation.ts). The package's own
 * follows changes of language, which cannot happen during a rendering, and costs a fifth of it.
 */
export function useTranslation(namespace?: Namespace): Translation {
  const { i18n } = useContext(I18nContext)
  const translations = known.get(i18n) ?? new Map<string, Translation>()
  known.set(i18n, translations)
  const key = String(namespace)
  const found = translations.get(key)
  if (found) return found
  const made = { t: remembering(fixedT(i18n, namespace)), i18n, ready: true } as const
  translations.set(key, made)
  return made
}

function fixedT(i18n: Translations, namespace: Namespace = 'shell'): TFunction {
  const scopeNs = typeof namespace === 'string' ? [namespace] : namespace
  // The package passes `scopeNs` too, which the type does not name.
  const getFixedT = i18n.getFixedT.bind(i18n) as (
    language: string,
    namespace: string | undefined,
    keyPrefix: undefined,
    scope: { scopeNs: readonly string[] },
  ) => TFunction
  return getFixedT(i18n.language, scopeNs[0], undefined, { scopeNs })
}

/** A text without blanks to fill is looked up once. */
function remembering(t: TFunction): TFunction {
  const texts = new Map<unknown, unknown>()
  const look = (...given: unknown[]): unknown => Reflect.apply(t, undefined, given)
  const remembered = (key: unknown, ...blanks: unknown[]) => {
    if (blanks.length > 0) return look(key, ...blanks)
    if (!texts.has(key)) texts.set(key, look(key))
    return texts.get(key)
  }
  return Object.assign(remembered, t) as TFunction
}
