import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The path of an installed package's program, to run it with node directly, without a shell or npx. */
export function programOf(packageName: string, file: string): string {
  return join(dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`)), file)
}
