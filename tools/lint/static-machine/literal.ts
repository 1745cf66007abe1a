import ts from 'typescript'

/** A place that cannot be read without running the file, and the reason. */
export interface Refusal {
  line: number
  reason: string
}

/** Stands for a function of the machine, of which only the existence is known. */
const functionPlaceholder = (): object => ({})

const functionPlaces = new Set(['context', 'input', 'output', 'params'])

/** Reads an object literal of a machine's config, and collects what it cannot read. */
export function readLiteral(node: ts.Expression, refusals: Refusal[], place = ''): unknown {
  const refuse = (where: ts.Node, reason: string): undefined => {
    const file = where.getSourceFile()
    refusals.push({ line: file.getLineAndCharacterOfPosition(where.getStart(file)).line + 1, reason })
  }
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false
  if (node.kind === ts.SyntaxKind.NullKeyword) return null
  if (ts.isIdentifier(node) && node.text === 'undefined') return undefined
  if (ts.isParenthesizedExpression(node)) return readLiteral(node.expression, refusals, place)
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.map((element) => readLiteral(element, refusals, place))
  }
  if (ts.isObjectLiteralExpression(node)) return readObject(node, refusals, refuse)
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) {
    if (functionPlaces.has(place)) return functionPlaceholder
    return refuse(node, `an inline function at '${place}': give it a name in setup`)
  }
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    const word = ts.isAsExpression(node) ? 'as' : 'satisfies'
    return refuse(node, `'${word}' hides the literal from the reader`)
  }
  if (ts.isCallExpression(node)) {
    return refuse(node, `a call, ${node.expression.getText()}(...): the reader does not run factories`)
  }
  if (ts.isIdentifier(node)) {
    return refuse(node, `the name ${node.text} instead of its value: the reader does not resolve names`)
  }
  if (ts.isSpreadElement(node)) return refuse(node, `a spread of ${node.expression.getText()}`)
  return refuse(node, `${ts.SyntaxKind[node.kind]} is not a literal`)
}

function readObject(
  node: ts.ObjectLiteralExpression,
  refusals: Refusal[],
  refuse: (where: ts.Node, reason: string) => undefined,
): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property)) {
      refuse(property, `a spread of ${property.expression.getText()}: the reader does not know its contents`)
    } else if (ts.isShorthandPropertyAssignment(property)) {
      refuse(
        property,
        `the name ${property.name.text} instead of its value: the reader does not resolve names`,
      )
    } else if (!ts.isPropertyAssignment(property)) {
      refuse(property, 'a method or accessor: write a plain property')
    } else if (ts.isComputedPropertyName(property.name)) {
      refuse(property, `a computed key, ${property.name.getText()}`)
    } else {
      const key = property.name.text
      read[key] = readLiteral(property.initializer, refusals, key)
    }
  }
  return read
}
