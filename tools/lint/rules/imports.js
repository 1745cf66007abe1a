import { posix } from 'node:path'
import { isTestFile, roomOf } from '../rooms.js'
import { placeOf } from './place.js'

const matches = (pattern, name) =>
  pattern.endsWith('*')
    ? name.startsWith(pattern.slice(0, -1))
    : name === pattern || name.startsWith(`${pattern}/`)

function packageRefusal({ room }, name) {
  const allowed = room.packages ?? 'any'
  if (allowed === 'any') return undefined
  const within = Array.isArray(allowed)
    ? allowed.some((pattern) => matches(pattern, name))
    : !allowed.but.some((pattern) => matches(pattern, name))
  return within ? undefined : `${room.name} may not import the package '${name}'`
}

const familyOf = ({ room }) => room.family ?? room.name

function neighbourRefusal(here, place, target, onlyTypes) {
  if (here.room.run === 'any') return undefined
  const there = roomOf(target)
  if (!there) return `'${target}' is in no declared room`
  if (isTestFile(target)) return `only a test may import a test: '${target}'`

  const samePiece = familyOf(there) === familyOf(here) && there.piece === here.piece
  if (samePiece && !(place.endsWith('.machine.ts') && !onlyTypes)) return undefined
  if (samePiece) return `a machine file is self-contained: '${target}' only its types may be imported`

  const reach = [...(here.room.run ?? []), ...(onlyTypes ? (here.room.types ?? []) : [])]
  if (reach.includes(there.room.name)) return undefined
  const who = (side) => (side.piece ? `${side.room.name} (${side.piece})` : side.room.name)
  return `${who(here)} may not import ${onlyTypes ? 'types of ' : ''}${who(there)}: '${target}'`
}

/** Imports follow the table in tools/lint/rooms.js. */
export const imports = {
  create(context) {
    const place = placeOf(context)
    const here = roomOf(place)
    if (!here || isTestFile(place)) return {}

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
