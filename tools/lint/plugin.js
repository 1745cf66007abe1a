import { everyTestRuns } from './rules/every-test-runs.js'
import { imports } from './rules/imports.js'
import { noBarrel } from './rules/no-barrel.js'

/** The import rules of the project, as lint rules. */
export default {
  meta: { name: 'boundaries' },
  rules: {
    imports,
    'no-barrel': noBarrel,
    'every-test-runs': everyTestRuns,
  },
}
