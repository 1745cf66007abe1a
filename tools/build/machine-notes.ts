import ts from 'typescript'

/** The keys of these objects are names of states, events and delays. */
const named = new Set(['states', 'on', 'after'])
const notes = new Set(['description', 'meta'])

/**
 * Removes what a machine's config says to readers and tools only: the descriptions and `meta` of its states and
 * transitions. The description of the whole machine stays, because the page of the flows shows it.
 */
export function withoutNotes(path: string, text: string): string {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const config = configOf(file)
  if (!config) throw new Error(`${path} has no createMachine({ … })`)
  const found = config.properties.flatMap((property) =>
    nameOf(property) === 'description' ? [] : notesIn(property, config),
  )
  return found.reduceRight((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), text)
}

function configOf(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const [config] = node.arguments
    if (node.expression.name.text === 'createMachine' && config && ts.isObjectLiteralExpression(config))
      return config
  }
  return ts.forEachChild(node, configOf)
}

/** The positions of the notes, in the order of the text. Functions hold none. */
function notesIn(node: ts.Node, owner: ts.ObjectLiteralExpression): [start: number, end: number][] {
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((one) => notesIn(one, owner))
  if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap((one) => notesIn(one, node))
  if (!ts.isPropertyAssignment(node)) return []
  if (notes.has(nameOf(node) ?? '') && !holdsNames(owner)) return [[node.getFullStart(), endOf(node, owner)]]
  return notesIn(node.initializer, owner)
}

const nameOf = (property: ts.ObjectLiteralElementLike) =>
  property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
    ? property.name.text
    : undefined

const holdsNames = ({ parent }: ts.ObjectLiteralExpression) =>
  ts.isPropertyAssignment(parent) && named.has(nameOf(parent) ?? '')

/** Includes the comma after it. */
const endOf = (property: ts.PropertyAssignment, { properties }: ts.ObjectLiteralExpression) =>
  properties[properties.indexOf(property) + 1]?.getFullStart() ?? properties.end
