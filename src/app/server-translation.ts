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
 * Takes the place of react-i18next's hook where the server renders (tools/build/lean-rendering.ts). The package's own
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

/** So many texts of a namespace are kept at most: what fills their blanks comes from the shop's data. */
const maxTexts = 5_000

/** A text is looked up once, and once for each number or word that fills its blanks. */
function remembering(t: TFunction): TFunction {
  const texts = new Map<string, unknown>()
  const look = (...given: unknown[]): unknown => Reflect.apply(t, undefined, given)
  const remembered = (key: unknown, ...options: unknown[]) => {
    const name = nameOf(key, options)
    if (name === undefined) return look(key, ...options)
    const known = texts.get(name)
    if (known !== undefined) return known
    const text = look(key, ...options)
    if (texts.size >= maxTexts) texts.clear()
    texts.set(name, text)
    return text
  }
  return Object.assign(remembered, t) as TFunction
}

/** Undefined where the text may depend on more than a key and plain blanks. */
function nameOf(key: unknown, options: readonly unknown[]): string | undefined {
  if (typeof key !== 'string' || options.length > 1) return undefined
  const [blanks] = options
  if (blanks === undefined) return key
  if (typeof blanks !== 'object' || blanks === null) return undefined
  let name = key
  for (const [blank, value] of Object.entries(blanks)) {
    if (typeof value !== 'string' && typeof value !== 'number') return undefined
    // A number says more than its figures: `count` also chooses the form of the text.
    name += `\0${blank}\0${typeof value === 'number' ? '#' : ''}${value}`
  }
  return name
}
