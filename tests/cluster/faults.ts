import { setTimeout as pause } from 'node:timers/promises'
import type { SeededRandom } from '@phaen/statecharts'
import type { Cluster } from './cluster.ts'
import { cutOff, joinAgain } from './network.ts'

interface Course {
  cluster: Cluster
  random: SeededRandom
  /** Resolves when an order was confirmed that was sent after now. */
  nextOrder: () => Promise<void>
}

/** Each breaks something, and mends what an operator would have to mend. The shop has to do the rest by itself. */
export const faults: Record<string, (course: Course) => Promise<void>> = {
  'primary killed': async ({ cluster, nextOrder }) => {
    const primary = await cluster.leader()
    await primary.kill()
    await nextOrder()
    primary.startPatroni()
  },
  'primary paused': async ({ cluster, random, nextOrder }) => {
    const primary = await cluster.leader()
    primary.pause()
    await nextOrder()
    // Longer than its lease, and long enough for the others to have gone on.
    await pause(3_000 + random.upTo(12_000))
    primary.resume()
  },
  'replica stopped': async ({ cluster }) => {
    const standby = await cluster.syncStandby()
    await standby.stop()
    await pause(5_000)
    standby.startPatroni()
  },
  'node cut off': async ({ cluster, random, nextOrder }) => {
    const { number } = await cluster.leader()
    cutOff(number)
    await nextOrder()
    await pause(random.upTo(10_000))
    joinAgain(number)
  },
  'API process killed': async ({ cluster, random }) => {
    const shop = random.oneOf(cluster.shops)
    await shop.kill()
    await pause(2_000)
    await shop.start()
  },
  'HAProxy restarted': async ({ cluster }) => cluster.restartHaproxy(),
  'rolling release': async ({ cluster }) => {
    for (const shop of cluster.shops) {
      await shop.leave()
      await shop.start()
      // The balancer has to see it before the next may leave.
      await pause(2_000)
    }
  },
  switchover: async ({ cluster }) => {
    const [primary, standby] = [await cluster.leader(), await cluster.syncStandby()]
    const settings = primary.machine.at('/etc/patroni/config.yml')
    const names = ['--leader', primary.name, '--candidate', standby.name]
    primary.command([
      'timeout',
      '60',
      'patronictl',
      '-c',
      settings,
      'switchover',
      ...names,
      '--force',
      'phaen',
    ])
  },
}
