import type { SeededRandom } from '@phaen/statecharts'
import { changesAreShown, changesAreShownAfterFailover } from './changes.ts'
import type { Cluster } from './cluster.ts'
import { runOnce } from './course.ts'
import { faults } from './faults.ts'
import { outcomeOf, type Outcome } from './report.ts'
import { restoreToMoment } from './restore.ts'

type Scenario = (cluster: Cluster, random: SeededRandom) => Promise<Outcome>

const underLoad =
  (fault: string): Scenario =>
  async (cluster, random) =>
    outcomeOf(await runOnce(cluster, fault, random))

/** All that can be tried, by the name that `--fault` takes. Each leaves the cluster whole. */
export const scenarios: Record<string, Scenario> = {
  ...Object.fromEntries(Object.keys(faults).map((fault) => [fault, underLoad(fault)])),
  'changes shown': changesAreShown,
  'changes shown after a failover': changesAreShownAfterFailover,
  restore: restoreToMoment,
}
