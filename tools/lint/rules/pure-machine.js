import { isTestFile } from '../import-boundaries.js'
import { globalsUsed } from './globals-used.js'
import { placeOf } from './place.js'

const effects = new Set([
  'window',
  'document',
  'globalThis',
  'self',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'fetch',
  'XMLHttpRequest',
  'EventSource',
  'WebSocket',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'console',
  'process',
  'crypto',
  'performance',
  'Date.now',
  'Math.random',
])

const readsTheClock = (node) =>
  node.type === 'Identifier' &&
  node.name === 'Date' &&
  (node.parent.type === 'CallExpression' || node.parent.type === 'NewExpression') &&
  node.parent.callee === node &&
  (node.parent.type === 'CallExpression' || node.parent.arguments.length === 0)

/** A machine file is pure: clock, random numbers, page and network are provided through `.provide()`. */
export const pureMachine = {
  create(context) {
    const place = placeOf(context)
    if (!place.startsWith('machines/') || isTestFile(place)) return {}
    return {
      'Program:exit'() {
        for (const { path, node } of globalsUsed(context.sourceCode)) {
          if (effects.has(path) || readsTheClock(node))
            context.report({
              node,
              message: `a machine is pure: ${path} must be provided through .provide()`,
            })
        }
      },
    }
  },
}
