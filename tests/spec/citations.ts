import ts from 'typescript'

/** A test that carries the id of a requirement in its title. */
export interface Citation {
  id: string
  path: string
}

const idPattern = /\bR\d+\.\d+\b/g

export const idsIn = (text: string): string[] => text.match(idPattern) ?? []

const tests = new Set(['it', 'test', 'describe'])
const plain = new Set(['describe', 'each', 'for'])

/**
 * Finds the ids in the titles of a file's tests and suites. Comments do not count. Ids in the table of `it.each` count where the title
 * includes the table's values. The linter and the results of a run refuse every test that is skipped, empty or expected to fail.
 */
export function citationsIn(path: string, text: string): Citation[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const ids = testsIn(file).flatMap((call) => titleIds(call, file))
  return [...new Set(ids)].map((id) => ({ id, path }))
}

function testsIn(node: ts.Node): TestCall[] {
  const call = ts.isCallExpression(node) ? readCall(node) : undefined
  return [...(call ? [call] : []), ...childrenOf(node).flatMap(testsIn)]
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  return children
}

interface TestCall {
  title: ts.Expression
  table: ts.Expression | undefined
}

/** Reads `it('…', body)`, `describe.each(table)('…', body)` or `test.describe('…', body)`, no other call. */
function readCall(node: ts.CallExpression): TestCall | undefined {
  const { root, words, table } = readCallee(node.expression)
  if (!tests.has(root) || !words.every((word) => plain.has(word))) return undefined
  const [title] = node.arguments
  if (!title || (words.some((word) => word === 'each' || word === 'for') && !table)) return undefined
  return { title, table }
}

function readCallee(callee: ts.Expression): { root: string; words: string[]; table?: ts.Expression } {
  if (ts.isIdentifier(callee)) return { root: callee.text, words: [] }
  if (ts.isPropertyAccessExpression(callee)) {
    const { root, words, table } = readCallee(callee.expression)
    return { root, words: [...words, callee.name.text], ...(table && { table }) }
  }
  if (ts.isCallExpression(callee)) return { table: callee.arguments[0], ...readCallee(callee.expression) }
  if (ts.isTaggedTemplateExpression(callee)) return { table: callee.template, ...readCallee(callee.tag) }
  return { root: '', words: [] }
}

function titleIds({ title, table }: TestCall, file: ts.SourceFile): string[] {
  const words = stringsIn(title).join(' ')
  const showsTable = /%s|\$\w|%\$/.test(words)
  return [...idsIn(words), ...(table && showsTable ? stringsIn(constant(table, file)).flatMap(idsIn) : [])]
}

/** Resolves a table that is a constant of the same file. */
function constant(expression: ts.Expression, file: ts.SourceFile): ts.Node {
  if (!ts.isIdentifier(expression)) return expression
  const declarations = file.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => [...statement.declarationList.declarations])
  return declarations.find(({ name }) => name.getText() === expression.text)?.initializer ?? expression
}

function stringsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return [node.text]
  return childrenOf(node).flatMap(stringsIn)
}
