import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../src/i18n')
const languages = ['th', 'en'] as const
const files = new Map<string, Record<string, string>>()

/** The shop's own words as a pattern that matches in either language: `words('search.recent')`. A placeholder matches anything. */
export const words = (name: string, values: Record<string, string> = {}): RegExp =>
  new RegExp(textsOf(name, values).join('|'))

/** The same, but the whole text of an element or its whole name. */
export const wholly = (name: string, values: Record<string, string> = {}): RegExp =>
  new RegExp(`^\\s*(?:${textsOf(name, values).join('|')})\\s*$`)

function textsOf(name: string, values: Record<string, string>): string[] {
  const dot = name.indexOf('.')
  return languages.map((language) => {
    const text = wordsIn(language, name.slice(0, dot))[name.slice(dot + 1)]
    if (text === undefined) throw new Error(`The shop has no words ${name} in ${language}`)
    return text
      .split(/(\{\{[^}]*\}\}|<[^>]*>)/)
      .map((part) => partOf(part, values))
      .join('')
  })
}

function partOf(part: string, values: Record<string, string>): string {
  // `<to/>` stands for a text that the page puts there, `<b>` only for how its words look.
  const placeholder = /^\{\{\s*(\w+)|^<(\w+)\s*\/>/.exec(part)?.slice(1).find(Boolean)
  if (part.startsWith('<') && placeholder === undefined) return ''
  return placeholder ? (values[placeholder] ?? '.*') : escaped(part)
}

function wordsIn(language: string, namespace: string): Record<string, string> {
  const path = join(folder, language, `${namespace}.json`)
  const known = files.get(path)
  if (known) return known
  const read: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'))
  files.set(path, read)
  return read
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
