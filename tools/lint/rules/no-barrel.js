import { placeOf } from './place.js'

const isOurs = (source) => typeof source?.value === 'string' && source.value.startsWith('.')

/** A name is imported from the file that defines it; no file re-exports another, but for the doors of a package. */
export const noBarrel = {
  create(context) {
    if (/^tools\/statecharts\/src\/(?:[a-z]+\/)*index\.ts$/.test(placeOf(context))) return {}
    const imported = new Set()
    const report = (node) =>
      context.report({ node, message: 'a barrel: import the name from the file that defines it' })

    return {
      ImportDeclaration(node) {
        if (isOurs(node.source)) for (const specifier of node.specifiers) imported.add(specifier.local.name)
      },
      ExportAllDeclaration(node) {
        if (isOurs(node.source)) report(node)
      },
      'Program:exit'(program) {
        for (const node of program.body) {
          if (node.type !== 'ExportNamedDeclaration') continue
          const again = (specifier) => imported.has(specifier.local.name)
          if (node.source ? isOurs(node.source) : node.specifiers.some(again)) report(node)
        }
      },
    }
  },
}
