import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../config.ts'

export interface Operation {
  operationId: string
  requestBody?: { content: Record<string, unknown> }
  security?: Record<string, string[]>[]
}

export interface ContractDocument {
  paths: Record<string, Record<string, Operation>>
}

/** The bundled contract, which routes and checks are made from. */
export function readContract<Document = ContractDocument>(): Document {
  return JSON.parse(readFileSync(join(projectRoot(), 'openapi/generated/shop.json'), 'utf8'))
}

/** Finds the operation of a route as the web framework writes it: `/{language}/api/…` is `/:language/api/…` there. */
export function operationFinder(
  contract: ContractDocument,
): (method: string, url: string) => Operation | undefined {
  const operations = new Map<string, Operation>()
  for (const [template, item] of Object.entries(contract.paths)) {
    const url = template.replace(/\{([^}]+)\}/g, ':$1')
    for (const method of methods) {
      const operation = item[method]
      if (operation) operations.set(`${method.toUpperCase()} ${url}`, operation)
    }
  }
  return (method, url) => operations.get(`${method} ${url}`)
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** The methods that the contract declares at an address, upper case; none when there is no such address. */
export function methodFinder(contract: ContractDocument): (pathname: string) => string[] {
  const addresses = Object.entries(contract.paths).map(([template, item]) => ({
    pattern: new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`),
    allowed: methods.filter((method) => method in item).map((method) => method.toUpperCase()),
  }))
  return (pathname) => addresses.find(({ pattern }) => pattern.test(pathname))?.allowed ?? []
}
