import { readFileSync } from 'node:fs'
import ts from 'typescript'
import type { Refusal } from './literal.ts'

const outsideNames = new Set([
  'window',
  'document',
  'fetch',
  'localStorage',
  'sessionStorage',
  'navigator',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'console',
  'process',
  'globalThis',
  'createActor',
])

const runTimeImports = ['xstate', '../payment-channels.ts', '../quantity-prices.ts', '../cut-plan.ts']

/** Finds the impure parts of a machine file: run-time imports, started actors, clock, random numbers, browser. */
export function impurities(path: string): Refusal[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2023, true)
  const found: Refusal[] = []
  const report = (node: ts.Node, reason: string) =>
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, reason })

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const from = node.moduleSpecifier.text
      if (!runTimeImports.includes(from) && !node.importClause?.isTypeOnly)
        report(node, `imports from '${from}' at run time`)
      return
    }
    if (ts.isIdentifier(node) && outsideNames.has(node.text) && !isPropertyName(node))
      report(node, `uses ${node.text}`)
    if (ts.isPropertyAccessExpression(node) && ['Date.now', 'Math.random'].includes(node.getText(file))) {
      report(node, `uses ${node.getText(file)}`)
    }
    if (ts.isNewExpression(node) && node.expression.getText(file) === 'Date' && !node.arguments?.length) {
      report(node, 'uses the clock')
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const isPropertyName = (node: ts.Identifier) =>
  (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
  ((ts.isPropertyAssignment(node.parent) || ts.isPropertySignature(node.parent)) && node.parent.name === node)
