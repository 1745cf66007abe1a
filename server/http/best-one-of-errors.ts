import type { ErrorObject } from 'ajv/dist/2020.js'

/**
 * Where a value may have one of several shapes and has none of them, only what it lacks of the shape it was meant to
 * have is worth telling: the one whose fixed words it says, then the one that it misses by least.
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

/** The place among the shapes of the one that a finding is about. */
function branchOf(choice: ErrorObject, { instancePath, schemaPath }: ErrorObject): string | undefined {
  const isInside = instancePath === choice.instancePath || instancePath.startsWith(`${choice.instancePath}/`)
  const start = `${choice.schemaPath}/`
  return isInside && schemaPath.startsWith(start) ? schemaPath.slice(start.length).split('/')[0] : undefined
}

/** A word that tells the shapes apart weighs more than any number of fields. */
function misfit(findings: readonly ErrorObject[]): number {
  const wrongWords = findings.filter(({ keyword }) => keyword === 'const' || keyword === 'enum').length
  return wrongWords * 1_000 + findings.length
}
