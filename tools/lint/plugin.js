import { declaredRoom } from './rules/declared-room.js'
import { everyTestRuns } from './rules/every-test-runs.js'
import { imports } from './rules/imports.js'
import { network } from './rules/network.js'
import { noBarrel } from './rules/no-barrel.js'
import { pureMachine } from './rules/pure-machine.js'

/** Who may import whom, as rules of the linter. */
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
