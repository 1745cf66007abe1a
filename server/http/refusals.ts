import type { ErrorObject } from 'ajv/dist/2020.js'
import type { ContractOperation } from '../../openapi/contract-document.ts'
import type { FieldProblem } from '../../openapi/generated/schema.ts'
import { invalid, notFound, Problem, productNotFound } from '../shop/common/problem.ts'

/** The maximum number of field errors in one answer. */
const maxErrors = 20

/** Enough findings for that many errors; choosing between the shapes of a oneOf costs their square. */
const maxFindings = 400

/** The problem that answers a request that breaks the contract. */
export function refusal(
  operation: ContractOperation | undefined,
  part: string | undefined,
  findings: readonly ErrorObject[],
): Problem {
  if (part === 'params') return nothingThere(operation, findings)
  const errors = withoutRepeats(
    bestOneOfErrors(findings.slice(0, maxFindings)).map((finding) =>
      toFieldProblem(finding, part === 'headers' ? operation : undefined),
    ),
  ).slice(0, maxErrors)
  const isTaxId = errors.length > 0 && errors.every(({ code }) => code === 'TAX_ID_INVALID')
  if (isTaxId) return new Problem('TAX_ID_INVALID', 'The tax id is not right', { errors })
  return invalid('The request is not valid', errors)
}

/** One field can break two rules that share a code. */
const withoutRepeats = (errors: FieldProblem[]): FieldProblem[] => [
  ...new Map(errors.map((error) => [`${error.field} ${error.code}`, error])).values(),
]

/** An invalid path parameter names no resource: not found. */
function nothingThere(operation: ContractOperation | undefined, findings: readonly ErrorObject[]): Problem {
  const isProduct = operation?.operationId === 'getProduct'
  return isProduct && findings.every(({ instancePath }) => instancePath === '/id')
    ? productNotFound()
    : notFound()
}

function toFieldProblem(
  { instancePath, keyword, params }: ErrorObject,
  inHeadersOf: ContractOperation | undefined,
): FieldProblem {
  const steps = instancePath.split('/').slice(1).map(unescapePointer)
  const named: unknown = params.missingProperty ?? params.additionalProperty
  const field = [...steps, ...(typeof named === 'string' ? [named] : [])].join('.')
  const isTaxId = steps.at(-1) === 'taxId' && ['pattern', 'minLength', 'maxLength'].includes(keyword)
  return {
    field: inHeadersOf ? asWritten(field, inHeadersOf) : field,
    code: isTaxId ? 'TAX_ID_INVALID' : keyword,
  }
}

const unescapePointer = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')

/** Node lower-cases header names; the contract does not. */
function asWritten(header: string, { parameters }: ContractOperation): string {
  return parameters.find(({ name }) => name.toLowerCase() === header)?.name ?? header
}

/**
 * When a value matches none of the schemas of a oneOf, reports only the errors of the schema that it was meant to match:
 * the one whose constants it has, otherwise the one with the fewest errors.
 */
function bestOneOfErrors(findings: readonly ErrorObject[]): ErrorObject[] {
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
