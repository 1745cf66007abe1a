import { declaredArea } from './rules/declared-area.js'
import { everyTestRuns } from './rules/every-test-runs.js'
import { imports } from './rules/imports.js'
import { network } from './rules/network.js'
import { noBarrel } from './rules/no-barrel.js'
import { pureMachine } from './rules/pure-machine.js'

/** The import rules of the project, as lint rules. */
export default {
  meta: { name: 'boundaries' },
  rules: {
    'declared-area': declaredArea,
    imports,
    network,
    'no-barrel': noBarrel,
    'pure-machine': pureMachine,
    'every-test-runs': everyTestRuns,
  },
}
