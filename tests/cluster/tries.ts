import type { SeededRandom } from '@phaen/statecharts'
import { changesAreShown, changesAreShownAfterFailover } from './changes.ts'
import type { Cluster } from './cluster.ts'
import { runOnce } from './course.ts'
import { faults } from './faults.ts'
import { outcomeOf, type Outcome } from './report.ts'
import { restoreToMoment } from './restore.ts'

type Try = (cluster: Cluster, dice: SeededRandom) => Promise<Outcome>

const underLoad =
  (fault: string): Try =>
  async (cluster, dice) =>
    outcomeOf(await runOnce(cluster, fault, dice))

/** All that can be tried, by the name that `--fault` takes. Each leaves the cluster whole. */
export const tries: Record<string, Try> = {
  ...Object.fromEntries(Object.keys(faults).map((fault) => [fault, underLoad(fault)])),
  'changes shown': changesAreShown,
  'changes shown after a failover': changesAreShownAfterFailover,
  restore: restoreToMoment,
}
