import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The program of an installed package, to be run by node itself: no shell and no npx in between. */
export function programOf(packageName: string, file: string): string {
  return join(dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`)), file)
}
