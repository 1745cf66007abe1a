import { posix } from 'node:path'
import { isTestFile, areaOf } from '../import-boundaries.js'
import { placeOf } from './place.js'

const matches = (pattern, name) =>
  pattern.endsWith('*')
    ? name.startsWith(pattern.slice(0, -1))
    : name === pattern || name.startsWith(`${pattern}/`)

function packageRefusal({ area }, name) {
  const allowed = area.packages ?? 'any'
  if (allowed === 'any') return undefined
  const within = Array.isArray(allowed)
    ? allowed.some((pattern) => matches(pattern, name))
    : !allowed.but.some((pattern) => matches(pattern, name))
  return within ? undefined : `${area.name} may not import the package '${name}'`
}

const familyOf = ({ area }) => area.family ?? area.name

function neighbourRefusal(here, place, target, onlyTypes) {
  if (here.area.run === 'any') return undefined
  const there = areaOf(target)
  if (!there) return `'${target}' is in no declared area`
  if (isTestFile(target)) return `only a test may import a test: '${target}'`

  const samePiece = familyOf(there) === familyOf(here) && there.piece === here.piece
  if (samePiece && !(place.endsWith('.machine.ts') && !onlyTypes)) return undefined
  if (samePiece) return `a machine file is self-contained: '${target}' only its types may be imported`

  const reach = [...(here.area.run ?? []), ...(onlyTypes ? (here.area.types ?? []) : [])]
  if (reach.includes(there.area.name)) return undefined
  const who = (side) => (side.piece ? `${side.area.name} (${side.piece})` : side.area.name)
  return `${who(here)} may not import ${onlyTypes ? 'types of ' : ''}${who(there)}: '${target}'`
}

function reportUndeclared(context, place) {
  const start = { line: 1, column: 0 }
  const message = `${place} is in no declared area (tools/lint/import-boundaries.js)`
  context.report({ loc: { start, end: start }, message })
}

/** Every file is in an area of the table in tools/lint/import-boundaries.js, and its imports follow it. */
export const imports = {
  create(context) {
    const place = placeOf(context)
    const here = areaOf(place)
    if (!here) return { Program: () => reportUndeclared(context, place) }
    if (isTestFile(place)) return {}

    const check = (node, specifier, onlyTypes) => {
      if (typeof specifier !== 'string') return
      const path = specifier.split('?')[0]
      const refusal = path.startsWith('.')
        ? neighbourRefusal(here, place, posix.join(posix.dirname(place), path), onlyTypes)
        : packageRefusal(here, path)
      if (refusal) context.report({ node, message: refusal })
    }
    const checkStatement = (kind) => (node) => check(node, node.source?.value, node[kind] === 'type')

    return {
      ImportDeclaration: checkStatement('importKind'),
      ExportAllDeclaration: checkStatement('exportKind'),
      ExportNamedDeclaration: checkStatement('exportKind'),
      ImportExpression: (node) => check(node, node.source.value, false),
      TSImportType: (node) => check(node, (node.source ?? node.argument?.literal)?.value, true),
      "CallExpression[callee.object.type='MetaProperty'][callee.property.name='glob']": (node) => {
        const first = node.arguments[0]
        const patterns = first?.type === 'ArrayExpression' ? first.elements : [first]
        for (const pattern of patterns) check(node, pattern?.value, false)
      },
    }
  },
}
