import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { readLiteral, type Refusal } from './literal.ts'

/** The contents of a machine file, read without running it. */
export interface StaticMachine {
  name: string
  config: Record<string, unknown>
  declared: Record<ImplementationKind, string[]>
  refusals: Refusal[]
}

const kinds = ['actors', 'actions', 'guards', 'delays'] as const
export type ImplementationKind = (typeof kinds)[number]

export function readMachineFile(path: string): StaticMachine {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2023, true)
  const refusals: Refusal[] = []
  const machine = findMachine(file)
  const declared = { actors: [], actions: [], guards: [], delays: [] }
  if (!machine) {
    refusals.push({
      line: 1,
      reason: 'no exported `setup({...}).createMachine({...})`: the reader finds no machine',
    })
    return { name: '', config: {}, declared, refusals }
  }
  const config = readLiteral(machine.config, refusals)
  return {
    name: machine.name,
    config: typeof config === 'object' && config !== null ? { ...config } : {},
    declared: { ...declared, ...setupNames(machine.setup, refusals) },
    refusals,
  }
}

/** The one `export const x = setup({...}).createMachine({...})`. */
function findMachine(file: ts.SourceFile) {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement) || !isExported(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name) || !initializer || !ts.isCallExpression(initializer)) continue
      const made = initializer.expression
      if (!ts.isPropertyAccessExpression(made) || made.name.text !== 'createMachine') continue
      const from = made.expression
      if (!ts.isCallExpression(from) || from.expression.getText() !== 'setup') continue
      const [setup, config] = [from.arguments[0], initializer.arguments[0]]
      if (setup && config) return { name: name.text, setup, config }
    }
  }
  return undefined
}

const isExported = (statement: ts.VariableStatement) =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false

function setupNames(setup: ts.Expression, refusals: Refusal[]): Partial<StaticMachine['declared']> {
  if (!ts.isObjectLiteralExpression(setup)) {
    refusals.push({ line: 1, reason: 'setup is not given a literal' })
    return {}
  }
  const found: Partial<StaticMachine['declared']> = {}
  for (const property of setup.properties) {
    const kind = kinds.find((candidate) => property.name?.getText() === candidate)
    if (!kind || !ts.isPropertyAssignment(property)) continue
    if (!ts.isObjectLiteralExpression(property.initializer)) continue
    found[kind] = property.initializer.properties.flatMap(({ name }) =>
      name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? [name.text] : [],
    )
  }
  return found
}
