const globalObjects = new Set(['window', 'globalThis', 'self', 'frames', 'top', 'parent'])

const keyOf = (member) => (member.computed ? member.property.value : member.property.name)

function isInType(node) {
  return node.parent?.type === 'TSTypeQuery' || node.parent?.type === 'TSQualifiedName'
}

/** The names read from a value: `.name`, `['name']`, `const { name } = value`. */
function namesRead(node) {
  const { parent } = node
  if (parent?.type === 'MemberExpression' && parent.object === node) {
    const name = keyOf(parent)
    return typeof name === 'string' ? [{ name, node: parent }] : []
  }
  const pattern =
    parent?.type === 'VariableDeclarator' && parent.init === node
      ? parent.id
      : parent?.type === 'AssignmentExpression' && parent.right === node
        ? parent.left
        : undefined
  if (pattern?.type !== 'ObjectPattern') return []
  return pattern.properties
    .filter((property) => property.type === 'Property')
    .map((property) => ({ name: property.key.name ?? property.key.value, node: property }))
}

function* pathsFrom(node, name) {
  yield { path: name, node }
  for (const read of namesRead(node)) {
    if (globalObjects.has(name)) yield* pathsFrom(read.node, read.name)
    else yield { path: `${name}.${read.name}`, node: read.node }
  }
}

/**
 * Every use of a global in a file, as a path from the global object: `fetch`, `window`, `navigator.sendBeacon`,
 * `Date.now`. A local variable or a type of the same name does not count.
 */
export function* globalsUsed(sourceCode) {
  const { globalScope } = sourceCode.scopeManager
  const undeclared = globalScope.variables.filter((variable) => variable.defs.length === 0)
  const references = [...globalScope.through, ...undeclared.flatMap((variable) => variable.references)]
  for (const reference of new Set(references)) {
    if (reference.isTypeReference || isInType(reference.identifier)) continue
    yield* pathsFrom(reference.identifier, reference.identifier.name)
  }
}
