import type { ErrorObject } from 'ajv/dist/2020.js'

/**
 * When a value matches none of the schemas of a oneOf, reports only the errors of the schema that it was meant to match:
 * the one whose constants it has, otherwise the one with the fewest errors.
 */
export function bestOneOfErrors(findings: readonly ErrorObject[]): ErrorObject[] {
  const choice = findings.find(({ keyword }) => keyword === 'oneOf')
  if (!choice) return [...findings]
  const branches = new Map<string, ErrorObject[]>()
  const rest: ErrorObject[] = []
  for (const finding of findings) {
    const branch = branchOf(choice, finding)
    if (branch !== undefined) branches.set(branch, [...(branches.get(branch) ?? []), finding])
    else if (finding !== choice) rest.push(finding)
  }
  const [meant = [choice]] = [...branches.values()].toSorted((one, other) => misfit(one) - misfit(other))
  return [...meant, ...bestOneOfErrors(rest)]
}

/** The index of the oneOf schema that an error belongs to. */
function branchOf(choice: ErrorObject, { instancePath, schemaPath }: ErrorObject): string | undefined {
  const isInside = instancePath === choice.instancePath || instancePath.startsWith(`${choice.instancePath}/`)
  const start = `${choice.schemaPath}/`
  return isInside && schemaPath.startsWith(start) ? schemaPath.slice(start.length).split('/')[0] : undefined
}

/** A mismatched discriminator weighs more than any number of missing fields. */
function misfit(findings: readonly ErrorObject[]): number {
  const wrongWords = findings.filter(({ keyword }) => keyword === 'const' || keyword === 'enum').length
  return wrongWords * 1_000 + findings.length
}
