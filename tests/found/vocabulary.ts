import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * The vocabulary of schema.org as `schema-dts` publishes it: its type declarations are generated from schema.org's own
 * release, one interface for each type and one member for each property.
 */
interface Vocabulary {
  /** The types directly above each type. */
  parents: ReadonlyMap<string, readonly string[]>
  /** The expected types of each property that a type adds. */
  properties: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>
  /** The members of each enumeration, as addresses. */
  members: ReadonlyMap<string, ReadonlySet<string>>
}

function readVocabulary(): Vocabulary {
  const text = readFileSync(createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts'), 'utf8')
  const parents = new Map<string, string[]>()
  const properties = new Map<string, Map<string, string[]>>()
  for (const [, type = '', above = '', body = ''] of text.matchAll(
    /^interface (\w+)Base extends ([^{]+) \{\n([\s\S]*?)^\}/gm,
  )) {
    parents.set(
      type,
      [...above.matchAll(/(\w+)Base\b/g)].map(([, name = '']) => name),
    )
    const own = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm)]
    properties.set(type, new Map(own.map(([, name = '', types = '']) => [name, types.split(' | ')])))
  }
  // A type that adds no property has no members of its own.
  for (const [, type = '', above = ''] of text.matchAll(/^export interface (\w+)Leaf extends (\w+)Base /gm)) {
    if (!parents.has(type)) parents.set(type, [above])
  }
  const members = new Map<string, Set<string>>()
  for (const [, type = '', union = ''] of text.matchAll(/^export type (\w+) = (.+);$/gm)) {
    const named = [...union.matchAll(/"(https:\/\/schema\.org\/\w+)"/g)].map(([, address = '']) => address)
    if (named.length > 0) members.set(type, new Set(named))
  }
  return { parents, properties, members }
}

const { parents, properties, members } = readVocabulary()

const lineage = (type: string): string[] => [type, ...(parents.get(type) ?? []).flatMap(lineage)]

/** The expected types of a property of a type or of one above it; undefined when there is no such property. */
function expectedOf(type: string, property: string): readonly string[] | undefined {
  return lineage(type)
    .map((name) => properties.get(name)?.get(property))
    .find((types) => types !== undefined)
}

/** Where data do not keep to the vocabulary: unknown types and properties, values of other types. */
export function vocabularyFaults(node: unknown, at = '$'): string[] {
  if (!isNode(node)) return [`${at} is no node`]
  const type = node['@type']
  if (type === undefined && typeof node['@id'] === 'string') return []
  if (typeof type !== 'string' || !parents.has(type)) return [`${at}: there is no type ${String(type)}`]
  return Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith('@')) return []
    // The name of a property of an action may say that it is an input.
    const isInput = property.endsWith('-input') && lineage(type).includes('Action')
    const types = isInput ? ['Text'] : expectedOf(type, property)
    if (types === undefined) return [`${at}: ${type} has no ${property}`]
    const values = Array.isArray(value) ? value : [value]
    if (values.length === 0) return [`${at}.${property} is empty`]
    return values.flatMap((one, index) => valueFaults(one, types, `${at}.${property}[${index}]`))
  })
}

function valueFaults(value: unknown, types: readonly string[], at: string): string[] {
  const wrong = [`${at}: ${JSON.stringify(value)} is none of ${types.join(', ')}`]
  if (isNode(value)) {
    const type = value['@type']
    const fits = typeof type !== 'string' || lineage(type).some((name) => types.includes(name))
    return fits ? vocabularyFaults(value, at) : wrong
  }
  return types.some((type) => isOfType(value, type)) ? [] : wrong
}

function isOfType(value: unknown, type: string): boolean {
  if (typeof value === 'number') return type === 'Number' || type === 'Integer'
  if (typeof value === 'boolean') return type === 'Boolean'
  if (typeof value !== 'string' || value === '') return false
  if (type === 'Text' || type === 'string') return true
  if (type === 'Date' || type === 'DateTime') return !Number.isNaN(Date.parse(value))
  // An address stands for the thing that it names; an enumeration has only its members.
  const named = members.get(type)
  return named ? named.has(value) : (type === 'URL' || parents.has(type)) && URL.canParse(value)
}

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
