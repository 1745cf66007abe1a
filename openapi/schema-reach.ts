import { resolveSchema, type ContractOperation, type JsonSchema } from './contract-document.ts'

/** A schema and all schemas that it references, each once. */
function reachableSchemas(schema: JsonSchema, seen = new Set<JsonSchema>()): Set<JsonSchema> {
  const resolved = resolveSchema(schema)
  if (seen.has(resolved)) return seen
  seen.add(resolved)
  const inner = [...Object.values(resolved.properties ?? {}), ...(resolved.oneOf ?? [])]
  if (resolved.items) inner.push(resolved.items)
  for (const one of inner) reachableSchemas(one, seen)
  return seen
}

/** All schemas of an operation's request: path, query, headers and body. */
export function requestSchemas({ parameters, requestBody }: ContractOperation): JsonSchema[] {
  const roots = [...parameters, ...Object.values(requestBody?.content ?? {})]
  return roots.flatMap(({ schema }) => [...reachableSchemas(schema)])
}

/** All schemas of an operation's responses, including failures. */
export function responseSchemas({ responses }: ContractOperation): JsonSchema[] {
  const roots = Object.values(responses).flatMap(({ content }) => Object.values(content))
  return roots.flatMap(({ schema }) => [...reachableSchemas(schema)])
}
