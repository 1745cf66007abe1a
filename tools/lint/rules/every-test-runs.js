const suites = new Set(['describe', 'it', 'test', 'suite', 'bench'])
const exceptions = new Set(['only', 'skip', 'todo', 'fixme', 'skipIf', 'runIf', 'fails', 'fail'])

const rootName = (node) => {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression') return rootName(node.object)
  return node.type === 'CallExpression' ? rootName(node.callee) : undefined
}

/** No test is left out, singled out or expected to fail. */
export const everyTestRuns = {
  create(context) {
    return {
      MemberExpression(node) {
        const name = node.computed ? node.property.value : node.property.name
        if (exceptions.has(name) && suites.has(rootName(node.object)))
          context.report({ node, message: `every test runs: no .${name}` })
      },
      CallExpression({ callee, arguments: given }) {
        if (!suites.has(rootName(callee))) return
        const options = given.filter(({ type }) => type === 'ObjectExpression')
        for (const property of options.flatMap(({ properties }) => properties)) {
          const name = property.key?.name ?? property.key?.value
          if (exceptions.has(name))
            context.report({ node: property, message: `every test runs: no option ${name}` })
        }
      },
    }
  },
}
