import { contractOperations, type ContractOperation } from '../../openapi/contract-document.ts'

/** As the web framework writes it: `/{language}/api/…` is `/:language/api/…` there. */
export const routeOf = ({ path }: ContractOperation) => path.replace(/\{([^}]+)\}/g, ':$1')

const patterns = contractOperations.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
}))

/** The operations that the contract declares at a requested address; empty for an unknown address. */
export function operationsAt(pathname: string): ContractOperation[] {
  return patterns.filter(({ pattern }) => pattern.test(pathname)).map(({ operation }) => operation)
}
