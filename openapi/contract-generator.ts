import openapiTS, { astToString } from 'openapi-typescript'
import { settle } from './generated-file.ts'
import { bundle, lint } from './redocly.ts'

interface Bundle {
  components: Record<string, Record<string, unknown>>
}

const banner = '/** Made from openapi/shop.yaml by `npm run gen`: do not edit. */\n\n'

/** Redocly writes components in the order in which it finds them; sorting by name keeps diffs small. */
function sortComponents(document: Bundle): Bundle {
  const byName = ([left]: [string, unknown], [right]: [string, unknown]) => (left < right ? -1 : 1)
  const components = Object.fromEntries(
    Object.entries(document.components)
      .map(([kind, parts]): [string, Record<string, unknown>] => [
        kind,
        Object.fromEntries(Object.entries(parts).sort(byName)),
      ])
      .sort(byName),
  )
  return { ...document, components }
}

async function typesOf(json: string): Promise<string> {
  const nodes = await openapiTS(json, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    silent: true,
  })
  return banner + astToString(nodes)
}

/** Generates the bundle and the types of the contract. Returns complaints, one line each. */
export async function generateContract({ check }: { check: boolean }): Promise<string[]> {
  const bundled = await bundle()
  if ('complaints' in bundled) return bundled.complaints
  const json = JSON.stringify(sortComponents(JSON.parse(bundled.json)), null, 2) + '\n'
  const files = [
    { url: new URL('generated/shop.json', import.meta.url), content: json },
    { url: new URL('generated/schema.ts', import.meta.url), content: await typesOf(json) },
  ]
  const complaints = check ? await lint() : []
  for (const file of files) complaints.push(...(await settle(file, { check })))
  return complaints
}
