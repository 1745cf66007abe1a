import { declaredRoom } from './rules/declared-room.js'
import { everyTestRuns } from './rules/every-test-runs.js'
import { imports } from './rules/imports.js'
import { network } from './rules/network.js'
import { noBarrel } from './rules/no-barrel.js'
import { pureMachine } from './rules/pure-machine.js'

/** The import rules of the project, as lint rules. */
export default {
  meta: { name: 'walls' },
  rules: {
    'declared-room': declaredRoom,
    imports,
    network,
    'no-barrel': noBarrel,
    'pure-machine': pureMachine,
    'every-test-runs': everyTestRuns,
  },
}
