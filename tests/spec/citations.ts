import ts from 'typescript'

/** A test that runs and carries the id of a requirement in its title. */
export interface Citation {
  id: string
  path: string
}

const idPattern = /\bR\d+\.\d+\b/g

export const idsIn = (text: string): string[] => text.match(idPattern) ?? []

const tests = new Set(['it', 'test', 'bench'])
const suites = new Set(['describe', 'suite'])
const plain = new Set(['each', 'for', 'only', 'concurrent', 'sequential', 'serial', 'parallel', 'shuffle'])
const leftOut = new Set(['skip', 'todo', 'fixme', 'skipIf', 'runIf', 'fails', 'fail'])

/**
 * Finds the ids in the titles of a file's tests, and of suites that contain a test. Comments do not count, nor
 * do tests that are skipped or have no body. Ids in the table of `it.each` count where the title includes the
 * table's values.
 */
export function citationsIn(path: string, text: string): Citation[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const found = runningTests(file, file)
  return [...new Set(found.ids)].map((id) => ({ id, path }))
}

interface Found {
  ids: string[]
  runs: boolean
}

function runningTests(node: ts.Node, file: ts.SourceFile): Found {
  const call = ts.isCallExpression(node) ? readCall(node) : undefined
  if (call?.leftOut) return { ids: [], runs: false }
  const inside = childrenOf(node).map((child) => runningTests(child, file))
  const ids = inside.flatMap((found) => found.ids)
  const runs = inside.some((found) => found.runs)
  if (!call || !(call.isSuite ? runs : true)) return { ids, runs }
  return { ids: [...titleIds(call, file), ...ids], runs: true }
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  return children
}

interface TestCall {
  title: ts.Expression
  table: ts.Expression | undefined
  isSuite: boolean
  leftOut: boolean
}

/** Reads `it('…', body)`, `describe.each(table)('…', body)` or `test.describe('…', body)`, no other call. */
function readCall(node: ts.CallExpression): TestCall | undefined {
  const { root, words, table } = readCallee(node.expression)
  if (!tests.has(root) && !suites.has(root)) return undefined
  if (!words.every((word) => plain.has(word) || leftOut.has(word) || word === 'describe')) return undefined
  const [title, ...rest] = node.arguments
  if (!title || (words.some((word) => word === 'each' || word === 'for') && !table)) return undefined
  const hasBody = rest.some((argument) => !ts.isObjectLiteralExpression(argument) && !isNumber(argument))
  return {
    title,
    table,
    isSuite: suites.has(root) || words.includes('describe'),
    leftOut: !hasBody || words.some((word) => leftOut.has(word)) || rest.some(leavesOut),
  }
}

const isNumber = (argument: ts.Expression) => ts.isNumericLiteral(argument)

const leavesOut = (options: ts.Expression): boolean =>
  ts.isObjectLiteralExpression(options) &&
  options.properties.some((property) => property.name !== undefined && leftOut.has(property.name.getText()))

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
